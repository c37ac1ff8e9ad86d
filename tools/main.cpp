#include "tools/program.h"

int main(int argc, char* argv[]) { return rondo::tools::run(argc, argv); }

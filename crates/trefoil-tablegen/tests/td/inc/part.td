class Part<int n> { int N = n; }
#ifndef PART
#define PART
def first : Part<1>;
#endif

// -T cs_6_0 -E main => refused
#if (1 2) //~ 8: error: token is not a valid binary operator in a preprocessor subexpression
#endif
[numthreads(1, 1, 1)] void main() { }

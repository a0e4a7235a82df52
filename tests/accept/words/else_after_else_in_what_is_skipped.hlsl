// -T cs_6_0 -E main => refused
#if 0
#if 1
#else
#else //~ 2: error: #else after #else
#endif
#endif
[numthreads(1, 1, 1)] void main() { }

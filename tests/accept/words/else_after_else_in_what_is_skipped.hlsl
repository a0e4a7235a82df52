// -T cs_6_0 -E main
#if 0
#if 1
#else
#else
#endif
#endif
[numthreads(1, 1, 1)] void main() { }

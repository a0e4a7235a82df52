// -T cs_6_0 -E main
#if (1 2)
#endif
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0
#endif
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0
#else
[numthreads(1, 1, 1)] void main() { }

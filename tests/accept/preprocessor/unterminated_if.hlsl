// -T cs_6_0
#if 1
[numthreads(1, 1, 1)] void main() { }

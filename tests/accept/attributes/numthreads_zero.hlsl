// -T cs_6_0
[numthreads(0, 1, 1)] void main() { }

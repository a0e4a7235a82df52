// -T cs_6_0
[numthreads(32, 32, 2)] void main() { }

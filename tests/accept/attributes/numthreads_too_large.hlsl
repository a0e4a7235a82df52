// -T cs_6_0
[numthreads(1025, 1, 1)] void main() { }

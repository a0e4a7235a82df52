// -T cs_6_0
[numthreads(1, 1, 65)] void main() { }

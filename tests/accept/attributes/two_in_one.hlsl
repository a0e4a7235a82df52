// -T cs_6_0
[unknown_a, numthreads(1, 1, 1)] void main() { }

// -T cs_6_0
[shader("pixel")] [numthreads(1, 1, 1)] void main() { }

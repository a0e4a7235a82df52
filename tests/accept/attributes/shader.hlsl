// -T cs_6_0
[shader("compute")] [numthreads(1, 1, 1)] void main() { }

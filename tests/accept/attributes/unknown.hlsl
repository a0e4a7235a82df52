// -T cs_6_0
[nonsense(3)] [numthreads(1, 1, 1)] void main() { }

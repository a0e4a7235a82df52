// -T cs_6_0
[shader("nothing")] [numthreads(1, 1, 1)] void main() { }

// -T cs_6_0
[maxvertexcount(3)] [numthreads(1, 1, 1)] void main() { }

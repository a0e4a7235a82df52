// -T cs_6_0
[earlydepthstencil] [numthreads(1, 1, 1)] void main() { }

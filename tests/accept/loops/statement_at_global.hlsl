// -T cs_6_0
o[0] = 1;
[numthreads(1, 1, 1)] void main() { }

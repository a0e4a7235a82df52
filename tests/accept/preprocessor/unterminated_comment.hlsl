// -T cs_6_0
/* words
[numthreads(1, 1, 1)] void main() { }

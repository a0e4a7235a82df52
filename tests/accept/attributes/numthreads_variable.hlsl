// -T cs_6_0
int n;
[numthreads(n, 1, 1)] void main() { }

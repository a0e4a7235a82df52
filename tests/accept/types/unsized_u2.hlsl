// -T cs_6_0 -E main
groupshared float a[]; [numthreads(1,1,1)] void main() { a[0] = 1; }

// -T cs_6_0
// except outcome: an attribute needs a name.
[] [numthreads(1, 1, 1)] void main() { }

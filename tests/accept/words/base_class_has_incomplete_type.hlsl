// -T cs_6_0 -E main
struct I;
struct G : I { };
[numthreads(1, 1, 1)] void main() { }

// -T cs_6_0 -E main => refused
struct I;
struct G : I { }; //~ 12: error: base class has incomplete type
[numthreads(1, 1, 1)] void main() { }

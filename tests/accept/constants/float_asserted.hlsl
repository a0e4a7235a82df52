// -T cs_6_0 -E main => refused
_Static_assert(2.5 * 2, "not nothing");
static const float Half = 2.5;
_Static_assert(Half, "no constant expression"); //~ 16: error: static_assert expression is not an integral constant expression
[numthreads(1, 1, 1)]
void main() { }

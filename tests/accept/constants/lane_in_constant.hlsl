// -T cs_6_0 -E main => refused
static const uint2 v = uint2(2, 3);
static const uint n = v.x;
static uint values[n]; //~ 19: error: variable length arrays are not supported in HLSL
[numthreads(1, 1, 1)]
void main() { }

// -T cs_6_0 -E main => refused
static const float Half = 2.5;
static float values[(int)Half]; //~ 20: error: variable length arrays are not supported in HLSL
[numthreads(1, 1, 1)]
void main() { }

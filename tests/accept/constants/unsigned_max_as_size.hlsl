// -T cs_6_0 -E main => refused
static uint values[max(2u, 3u)]; //~ 19: error: variable length arrays are not supported in HLSL
[numthreads(1, 1, 1)]
void main() { }

// -T cs_6_0 -E main -spirv => refused
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)]
void main() { if (o[1]) discard; o[0] = 1; } //~ 25: error: discard statement may only be used in pixel shaders

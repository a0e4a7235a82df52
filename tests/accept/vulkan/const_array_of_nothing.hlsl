// -T cs_6_0 -E main -spirv => refused
RWBuffer<float> o;
[numthreads(1, 1, 1)] void main() { const float2 x[] = {}; o[0] = 1; } //~ 56: error: initializer for type 'vector<float, 2> const[]' unimplemented

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float> o;
float ddx(float x) { return 77; }
[numthreads(1, 1, 1)] void main() { o[0] = ddx(1.0f); } //~ 44: error: opcode 'Derivatives in CS/MS/AS' should only be used in 'Shader Model 6.6+'.

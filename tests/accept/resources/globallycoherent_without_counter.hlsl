// -T cs_6_0 -E main => dxil spirv
globallycoherent RWStructuredBuffer<float> c;
[numthreads(1, 1, 1)] void main() { c[0] = 1; }

// -T cs_6_0 -E main => dxil spirv
RWBuffer<float> о;
[numthreads(1, 1, 1)] void main() { float größe = 1, 高 = 2; о[0] = größe + 高; }

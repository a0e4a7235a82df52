// -T cs_6_0 -E main => dxil spirv
RWBuffer<float> o;
[numthreads(1, 1, 1)] void main() { float \u00e4b = 1, c\U000000e4 = 2; o[0] = äb + cä; }

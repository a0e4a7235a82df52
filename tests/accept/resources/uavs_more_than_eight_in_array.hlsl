// -T cs_6_0 => dxil spirv
// Validators before 1.6 count an array as one.
RWBuffer<float> buffers[9] : register(u0);

[numthreads(1, 1, 1)]
void main() { buffers[2][0] = 1; }

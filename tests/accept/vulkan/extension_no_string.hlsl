// -T cs_6_0 => dxil
RWStructuredBuffer<float> result;
[[vk::ext_extension(3)]]
float first() { return 1; }
[numthreads(1, 1, 1)] void main() { result[0] = first(); }

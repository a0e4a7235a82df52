// -T cs_6_0 -spirv => spirv
[[vk::ext_storage_class(4)]] static uint x;
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { x = 1; b[0] = x; }

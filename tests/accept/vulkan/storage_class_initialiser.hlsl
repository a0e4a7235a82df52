// -T cs_6_0 -spirv => spirv
[[vk::ext_storage_class(4)]] static uint x = 5;
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() {  b[0] = x; }

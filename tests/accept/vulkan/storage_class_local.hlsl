// -T cs_6_0 -spirv => spirv
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { [[vk::ext_storage_class(7)]] uint x = 1; b[0] = x; }

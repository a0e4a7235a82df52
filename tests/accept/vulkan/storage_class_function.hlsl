// -T cs_6_0 -spirv => refused //~ error: generated SPIR-V is invalid: Variables can not have a function[7] storage class outside of a function
[[vk::ext_storage_class(7)]] static uint x;
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { x = 1; b[0] = x; }

// -T cs_6_0 -spirv => spirv
[[vk::ext_decorate(24)]] RWStructuredBuffer<float> b;
[numthreads(1,1,1)] void main(uint i : SV_DispatchThreadID) { b[i] = i; }

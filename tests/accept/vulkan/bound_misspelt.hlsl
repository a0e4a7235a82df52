// -T ps_6_0 -E main -spirv => refused
[[vk::binding(1, 0)]] RWStructredBuffer<float4> counted; //~ 23: error: no template named 'RWStructredBuffer'; did you mean 'RWStructuredBuffer'?
[[vk::binding(2, 0)]] Textur2Darray tt;
float4 main(uint2 i : A) : SV_Target { return counted[0]; }

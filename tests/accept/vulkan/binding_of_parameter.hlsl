// -T ps_6_0 -spirv
float4 main([[vk::binding(1)]] float4 a : A) : SV_Target { return a; }

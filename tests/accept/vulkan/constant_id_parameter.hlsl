// -T ps_6_0 -spirv
float4 main([[vk::constant_id(1)]] float a : A) : SV_Target { return a; }

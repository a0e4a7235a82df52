// -T ps_6_0 -spirv => spirv
float4 main([[vk::location(0)]] float4 a : SV_Position) : SV_Target { return a; }

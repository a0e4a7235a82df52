// -T vs_6_0 -spirv => spirv
float4 main([[vk::location(99999)]] float4 a : A) : SV_Position { return a; }

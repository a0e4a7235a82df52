// -T vs_6_0 -E main -spirv => refused
float4 main([[vk::location(0), vk::index(0)]] float4 a : A) : SV_Position { return a; } //~ 32: error: vk::index only allowed in pixel shader

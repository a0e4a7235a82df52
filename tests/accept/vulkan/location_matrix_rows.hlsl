// -T vs_6_0 -spirv
float4 main([[vk::location(1)]] float4x4 a : A, [[vk::location(2)]] float4 b : B) : SV_Position { return a[0] + b; }

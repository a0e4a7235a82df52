// -T vs_6_0 -spirv => spirv
struct S { float4 a : A; float4 b : B; };
float4 main([[vk::location(3)]] S s) : SV_Position { return s.a + s.b; }

// -T vs_6_0 -spirv
struct S { [[vk::location(1)]] float4 a[2] : A; [[vk::location(2)]] float4 b : B; };
float4 main(S s) : SV_Position { return s.a[0] + s.b; }

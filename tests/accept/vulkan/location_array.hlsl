// -T vs_6_0 -spirv => refused
struct S { [[vk::location(1)]] float4 a[2] : A; [[vk::location(2)]] float4 b : B; }; //~ 51: error: stage input location #2 already consumed by semantic 'A'
float4 main(S s) : SV_Position { return s.a[0] + s.b; }

// -T vs_6_0 -spirv => refused //~ error: partial explicit stage input location assignment via vk::location(X) unsupported
struct V { [[vk::location(1)]] float4 a : A; float4 b : B; };
float4 main(V v, uint id : SV_VertexID) : SV_Position { return v.a + v.b; }

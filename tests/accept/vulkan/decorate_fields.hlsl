// -T ps_6_0 -spirv => spirv
struct P { [[vk::ext_decorate(31, 1)]] [[vk::ext_decorate(30, 3)]] float2 a : A; };
[[vk::ext_decorate(30, 2)]] float4 main(P p) : SV_Target { return p.a.xyxy; }

// -T ps_6_0 -spirv => spirv
struct S { Texture2D a; }; 
[[vk::binding(1)]] S s; 
float4 main() : SV_Target { return s.a.Load(0); }

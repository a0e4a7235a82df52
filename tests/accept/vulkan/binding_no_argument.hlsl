// -T ps_6_0 -spirv
[[vk::binding]] Texture2D t; 
float4 main(float2 u : U) : SV_Target { return t.Load(0); }

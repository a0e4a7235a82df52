// -T ps_6_0 -spirv => spirv
[[vk::binding(1)]] Texture2D t; [[vk::binding(1)]] Texture2D q; 
float4 main(float2 u : U) : SV_Target { return t.Load(0) + q.Load(0); }

// -T ps_6_0 -spirv => refused
[[vk::binding(1,2,3)]] Texture2D t;  //~ 3: error: 'binding' attribute takes no more than 2 arguments
float4 main(float2 u : U) : SV_Target { return t.Load(0); }

// -T ps_6_0 -spirv => refused
[[vk::binding]] Texture2D t;  //~ 3: error: 'binding' attribute takes at least 1 argument
float4 main(float2 u : U) : SV_Target { return t.Load(0); }

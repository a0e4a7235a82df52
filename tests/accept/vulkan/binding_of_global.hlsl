// -T ps_6_0 -spirv => refused
[[vk::binding(1)]] float4 g; [[vk::binding(2)]] static float h;  //~ 3: error: variable 'g' will be placed in $Globals so cannot have vk::binding attribute
float4 main(float2 u : U) : SV_Target { return g; }

// -T ps_6_0 => refused
sampler2D s; //~ 1: error: unknown type name 'sampler2D'; did you mean 'sampler'?
float4 main(float2 uv : UV) : SV_Target { return tex2D(s, uv); }

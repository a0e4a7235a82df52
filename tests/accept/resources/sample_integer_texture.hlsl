// -T ps_6_0 => refused
Texture2D<uint4> t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv); } //~ 59: error: cannot Sample from resource containing uint4

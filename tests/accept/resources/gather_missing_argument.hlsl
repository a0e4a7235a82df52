// -T ps_6_0 => refused
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Target { return t.Gather(s); } //~ 52: error: no matching member function for call to 'Gather'

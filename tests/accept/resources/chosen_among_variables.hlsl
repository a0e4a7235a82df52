// -T ps_6_6 -E main => refused
SamplerState s; Texture2D a, b;
float4 main(float2 u : U, nointerpolation uint i : I) : SV_Target { Texture2D t = a; if (u.x > 0) t = b; return t.Sample(s,u); } //~ 90: error: local resource not guaranteed to map to unique global resource.

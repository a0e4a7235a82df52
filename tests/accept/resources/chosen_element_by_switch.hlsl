// -T ps_6_0 -E main => dxil
Texture2D a[4]; SamplerState s;
float4 main(float2 u : U, nointerpolation uint i : I) : SV_Target { Texture2D t = a[0]; switch (i) { case 1: t = a[1]; break; case 2: t = a[3]; break; } return t.Sample(s,u); }

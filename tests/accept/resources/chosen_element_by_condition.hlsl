// -T ps_6_0 -E main => dxil
Texture2D a[4]; SamplerState s;
float4 main(float2 u : U, nointerpolation uint i : I) : SV_Target { Texture2D t = u.x > 0 ? a[i] : a[i+1]; return t.Sample(s,u); }

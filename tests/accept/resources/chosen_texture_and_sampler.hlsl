// -T ps_6_0 -E main => dxil
Texture2D a[4]; SamplerState s[3]; 
float4 pick(uint k, float2 u) { Texture2D t; SamplerState q; if (k == 0) { t = a[0]; q = s[0]; } else if (k == 1) { t = a[NonUniformResourceIndex(k+1)]; q = s[2]; } else { t = a[3]; q = s[1]; } return t.Sample(q,u); }
float4 main(float2 u : U, nointerpolation uint i : I) : SV_Target { return pick(i, u) + pick(i+1,u); }

// -T ps_6_0 -spirv -fspv-flatten-resource-arrays => spirv
Texture2D t[3]; SamplerState s[2]; Texture2D u;
float4 main(float2 uv : U) : SV_Target { return t[1].Sample(s[1], uv) + t[2].Sample(s[0], uv) + u.Load(0); }

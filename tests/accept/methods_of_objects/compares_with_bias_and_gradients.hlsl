// -T ps_6_8 -E main => dxil
Texture2D t; SamplerComparisonState s; TextureCube c;
float4 main(float4 u : U) : SV_Target { float r = t.SampleCmpGrad(s,u.xy,u.z,u.xy,u.zw); uint st; r += c.SampleCmpGrad(s,u.xyz,0.3,u.xyz,u.yzw); r += t.SampleCmpBias(s,u.xy,u.z,1,int2(1,1),0.5,st); return r; }

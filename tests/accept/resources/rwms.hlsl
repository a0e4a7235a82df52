// -T ps_6_7 -E main => dxil
RWTexture2DMS<float4> t; RWTexture2DMSArray<float4, 4> u;
float4 main(float4 p : SV_Position, uint s : SV_SampleIndex) : SV_Target { t.sample[s][uint2(p.xy)] = 1; float4 r = t.Load(int2(p.xy), s); u.sample[0][uint3(p.xyz)] = r; uint w, h, n; t.GetDimensions(w, h, n); return r + w + t[uint2(p.xy)]; }

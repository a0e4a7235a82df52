// -T ps_6_0 -E main => dxil spirv
Texture2DMSArray<float4> t;
float4 main(nointerpolation uint i : I) : SV_Target { return t.GetSamplePosition(i).xyxy; }

// -T ps_6_6 -E main => dxil
float4 main(float2 uv : UV) : SV_Target { Texture2D<float> t = ResourceDescriptorHeap[3]; SamplerComparisonState s = SamplerDescriptorHeap[1]; return t.SampleCmp(s, uv, 0.5); }

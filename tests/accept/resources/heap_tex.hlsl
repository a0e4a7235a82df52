// -T ps_6_6 -E main => dxil
float4 main(float2 uv : UV) : SV_Target { Texture2D<float4> t = ResourceDescriptorHeap[3]; SamplerState s = SamplerDescriptorHeap[1]; return t.Sample(s, uv); }

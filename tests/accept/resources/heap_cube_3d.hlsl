// -T ps_6_6 -E main => dxil
float4 main(float3 uv : UV) : SV_Target { TextureCube<float4> t = ResourceDescriptorHeap[3]; Texture3D<float4> u = ResourceDescriptorHeap[4]; SamplerState s = SamplerDescriptorHeap[1]; return t.Sample(s, uv) + u.Sample(s, uv); }

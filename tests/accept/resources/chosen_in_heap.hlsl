// -T ps_6_6 -E main => dxil
SamplerState s;
float4 main(float2 u : U, nointerpolation uint i : I) : SV_Target { Texture2D t = ResourceDescriptorHeap[i]; if (u.x > 0) t = ResourceDescriptorHeap[i+1]; return t.Sample(s,u); }

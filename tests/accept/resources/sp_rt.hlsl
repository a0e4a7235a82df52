// -T ps_6_0 -E main => dxil
float4 main(nointerpolation uint i : I) : SV_Target { return GetRenderTargetSamplePosition(i).xyxy + GetRenderTargetSampleCount(); }

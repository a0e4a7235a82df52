// -T ps_6_4 => dxil spirv
float4 main(uint v : SV_RenderTargetArrayIndex) : SV_Target { return v.xxxx; }

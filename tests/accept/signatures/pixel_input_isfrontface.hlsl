// -T ps_6_4 => dxil spirv
float4 main(bool v : SV_IsFrontFace) : SV_Target { return v; }

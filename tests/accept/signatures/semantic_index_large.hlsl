// -T ps_6_0 => dxil spirv
float4 main(float c : C1000) : SV_Target { return c; }

// -T ps_6_0 => dxil spirv
float4 main(float4 c : C0, float4 d : C1) : SV_Target { return c + d; }

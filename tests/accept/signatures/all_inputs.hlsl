// -T ps_6_0 => dxil spirv
float4 main(float4 c[32] : C) : SV_Target { return c[0] + c[31]; }

// -T ps_6_0 => dxil spirv
float4 main(int4 c : C) : SV_Target { return c; }

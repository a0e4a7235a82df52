// -T ps_6_0 => dxil spirv
float4 main(float x : X) : SV_Target { return x; }
float4 g() { return main(1); }

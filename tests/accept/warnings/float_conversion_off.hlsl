// -T ps_6_0 -E main => dxil spirv
float4 main(float x : X) : SV_Target { int i = x; return i; }

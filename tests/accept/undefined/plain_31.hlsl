// -T ps_6_0 -E main => dxil spirv
float4 main(float f : F) : SV_Target { float4 x; x.x = f; return x; }

// -T ps_6_4 => dxil spirv
float4 main(float v : SV_CullDistance0) : SV_Target { return v.xxxx; }

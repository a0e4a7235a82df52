// -T ps_6_4 => dxil spirv
float4 main(float3 v : SV_Barycentrics) : SV_Target { return v.xxxx; }

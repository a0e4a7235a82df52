// -T ps_6_5 => dxil
float4 main(bool culled : SV_CullPrimitive) : SV_Target { return culled ? 1 : 0; }

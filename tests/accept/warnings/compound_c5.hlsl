// -T ps_6_0 -E main => dxil spirv
float4 main(float3 f : F, int2 c : C) : SV_Target { c /= f.xy; return c.xyxy; }

// -T ps_6_0 -E main
float4 main(float f : F, min16float3 c : C) : SV_Target { c *= f; return c.xyzz; }

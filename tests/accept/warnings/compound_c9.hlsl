// -T ps_6_2 -enable-16bit-types -E main
float4 main(float3 f : F, half3 c : C) : SV_Target { c += f; c = f; c.x *= f.y; return c.xyzz; }

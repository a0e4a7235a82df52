// -T ps_6_0 -E main
float4 main(float2 uv : UV) : SV_Target { clip(uv); return ddx(uv.x); }

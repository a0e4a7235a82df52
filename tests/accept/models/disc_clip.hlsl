// -T ps_6_0 -E main => dxil spirv
float4 main(float2 uv : UV) : SV_Target { clip(uv); return ddx(uv.x); }

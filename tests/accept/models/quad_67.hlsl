// -T ps_6_7 -E main => dxil
float4 main(float2 uv : UV) : SV_Target { return QuadAny(uv.x > 0.5) ? 1 : QuadAll(uv.y > 0.5) ? 2 : 3; }

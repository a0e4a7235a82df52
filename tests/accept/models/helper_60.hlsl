// -T ps_6_0 -E main => dxil spirv
float4 main(float2 uv : UV) : SV_Target { if (uv.x < 0.5) discard; return IsHelperLane() ? 1 : 2; }

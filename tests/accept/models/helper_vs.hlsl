// -T vs_6_0 -E main => dxil
float4 main(float2 uv : UV) : SV_Position { return IsHelperLane() ? 1 : 2; }

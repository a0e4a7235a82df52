// -T ps_6_0 -E main => refused
float4 main(float2 uv : UV) : SV_Target { if ((uv)) return 1; return 0; } //~ 47: error: if statement conditional expressions must evaluate to a scalar

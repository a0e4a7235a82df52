// -T ps_6_0 -spirv => refused
int q() { return 9; }
float4 main(float4 p : P) : SV_Target { static const uint k = 9; vk::ext_execution_mode(k); vk::ext_execution_mode(q()); return 1; } //~ 93: error: argument should be constant integer

// -T ps_6_0 -spirv => spirv
float4 main(float4 p : P) : SV_Target { if (p.x > 1) vk::ext_execution_mode(9); return 1; }

// -T ps_6_0 -spirv -fspv-target-env=vulkan1.3
float4 main(float4 p : P) : SV_Target { int x = printf("ab\n\"q\" %d", 3); return 1; }

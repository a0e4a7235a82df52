// -T ps_6_0 -spirv -fspv-target-env=vulkan1.3 => refused
float4 main(float4 p : P) : SV_Target { int x = printf("ab\n\"q\" %d", 3); return 1; } //~ 45: error: cannot initialize a variable of type 'int' with an rvalue of type 'void'

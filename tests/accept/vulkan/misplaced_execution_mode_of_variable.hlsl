// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
[[vk::spvexecutionmode(9)]] static float4 x; //~ 3: error: 'spvexecutionmode' attribute only applies to functions
float4 main() : SV_Target { return 1; }

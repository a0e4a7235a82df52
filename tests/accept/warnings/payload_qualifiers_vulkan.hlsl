// -T lib_6_5 -spirv -fspv-target-env=vulkan1.2 => spirv
struct [raypayload] Pay { float4 c : read(caller) : write(closesthit, miss, caller); };
[shader("miss")] void ms(inout Pay p) { p.c = 1; }

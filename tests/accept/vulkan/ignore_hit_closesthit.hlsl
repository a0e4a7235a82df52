// -T lib_6_5 -spirv -fspv-target-env=vulkan1.2 => refused //~ error: generated SPIR-V is invalid: OpEntryPoint Entry Point <id> '1[%m]'s callgraph contains function <id> '1[%m]', which cannot be used with the current execution model:
struct Payload { float4 colour; };
[shader("closesthit")] void m(inout Payload p, BuiltInTriangleIntersectionAttributes a) { IgnoreHit(); }

// -T vs_6_0 -E main -spirv => refused //~ error: generated SPIR-V is invalid: OpEntryPoint Entry Point <id> '1[%main]'s callgraph contains function <id> '1[%main]', which cannot be used with the current execution model:
float4 main() : SV_Position { GroupMemoryBarrier(); return 1; }

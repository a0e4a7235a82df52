// -T hs_6_0 -spirv => refused //~ error: generated SPIR-V is invalid: OpEntryPoint Entry Point <id> '1[%main]'s callgraph contains function <id> '1[%main]', which cannot be used with the current execution model:
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Corner { float4 p : P; };
Factors factors() { Factors f; f.edges[0] = f.edges[1] = f.edges[2] = f.inside = 1; return f; }
[domain("tri")][partitioning("integer")][outputtopology("triangle_cw")][outputcontrolpoints(3)][patchconstantfunc("factors")]
Corner main(InputPatch<Corner, 3> corners, uint i : SV_OutputControlPointID) { GroupMemoryBarrier(); return corners[i]; }

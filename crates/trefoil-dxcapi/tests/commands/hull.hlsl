// hs_6_0 main
struct C { float4 p : P; };
struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
F patch(InputPatch<C, 3> p) { F f; f.e[0] = f.e[1] = f.e[2] = f.i = p[0].p.x; return f; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
C main(InputPatch<C, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }

// -T lib_6_5 => dxil
struct H { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }; struct P { float3 p : POSITION; };
H pc(InputPatch<P, 3> p) { H h; h.e[0] = h.e[1] = h.e[2] = 1; h.i = 1; return h; }
[shader("hull")][domain("tri")][partitioning("integer")][outputtopology("triangle_cw")][outputcontrolpoints(3)][patchconstantfunc("pc")] P a(InputPatch<P, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
[shader("hull")][domain("tri")][partitioning("integer")][outputtopology("triangle_cw")][outputcontrolpoints(3)][patchconstantfunc("pc")] P b(InputPatch<P, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }

// A hull shader that passes on more than control points may have: 32 of 32 rows.
//
// SHADER: hs_6_0
// BREAKS Sm.OutputControlPointsTotalScalars: declare void @dx.op.storeOutput => declare void @none() declare void @dx.op.storeOutput && !{void ()* @main => !{void ()* @none
struct Point { float4 place[32] : PLACE; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Patch factors(InputPatch<Point, 32> points) { Patch p; p.edges[0] = p.edges[1] = p.edges[2] = 2; p.inside = points[0].place[1].x; return p; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(32)] [patchconstantfunc("factors")]
Point main(InputPatch<Point, 32> points, uint at : SV_OutputControlPointID) { return points[at]; }

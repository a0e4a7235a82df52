// A hull shader that passes its control points on.
//
// SHADER: hs_6_0
// BREAKS Sm.TessFactorForDomain: !11 = !{!12, !15} => !11 = !{!15}
// BREAKS Sm.TessFactorForDomain: !"SV_TessFactor", i8 9, i8 25, => !"OTHER", i8 9, i8 0,
// BREAKS Sm.HullPassThruControlPointCountMatch: declare void @dx.op.storeOutput => declare void @none() declare void @dx.op.storeOutput && !5 = !{void ()* @main => !5 = !{void ()* @none && i32 3, i32 3, i32 2, i32 1, => i32 2, i32 3, i32 2, i32 1,
// BREAKS Instr.SignatureOperationNotInEntry: declare void @dx.op.storeOutput => declare void @none() declare void @dx.op.storeOutput && !5 = !{void ()* @main => !5 = !{void ()* @none
// BREAKS Sm.OpCodeInInvalidFunction: %2 = call float @dx.op.loadInput => call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float 2.000000e+00) %2 = call float @dx.op.loadInput
struct Point { float4 place : PLACE; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Patch factors(InputPatch<Point, 3> points) { Patch p; p.edges[0] = p.edges[1] = p.edges[2] = 2; p.inside = points[0].place.x; return p; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("factors")]
Point main(InputPatch<Point, 3> points, uint at : SV_OutputControlPointID) { return points[at]; }

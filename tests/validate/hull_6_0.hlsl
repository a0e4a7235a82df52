// A hull shader: its properties, its tessellation factors.
//
// SHADER: hs_6_0
// BREAKS Sm.HSInputControlPointCountRange: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 33, i32 3, i32 2, i32 3, i32 3, float
// BREAKS Sm.OutputControlPointCountRange: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 33, i32 2, i32 3, i32 3, float
// BREAKS Sm.ValidDomain: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 3, i32 0, i32 3, i32 3, float
// BREAKS Meta.TessellatorPartition: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 3, i32 2, i32 0, i32 3, float
// BREAKS Meta.TessellatorOutputPrimitive: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 3, i32 2, i32 3, i32 0, float
// BREAKS Sm.TriOutputPrimitiveMismatch: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 3, i32 2, i32 3, i32 2, float
// BREAKS Sm.IsoLineOutputPrimitiveMismatch: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 3, i32 1, i32 3, i32 3, float
// BREAKS Sm.TessFactorSizeMatchDomain: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 3, i32 3, i32 3, i32 3, float
// BREAKS Sm.InsideTessFactorSizeMatchDomain: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 3, i32 3, i32 3, i32 3, i32 3, float
// BREAKS Meta.MaxTessFactor: float 6.400000e+01 => float 6.500000e+01
// BREAKS Sm.ZeroHSInputControlPointWithInput: i32 3, i32 3, i32 2, i32 3, i32 3, float => i32 0, i32 3, i32 2, i32 3, i32 3, float
struct Point { float3 place : PLACE; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Patch factors(InputPatch<Point, 3> of) {
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = of[0].place.x;
    patch.inside = 2;
    return patch;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("factors")]
[maxtessfactor(64)]
Point main(InputPatch<Point, 3> of, uint at : SV_OutputControlPointID) {
    Point p;
    p.place = of[at].place * 2;
    return p;
}

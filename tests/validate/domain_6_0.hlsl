// A domain shader: where it is in its domain, patch constants, clip distances.
//
// SHADER: ds_6_0
// BREAKS Sm.DomainLocationIdxOOB: @dx.op.domainLocation.f32(i32 105, i8 1) => @dx.op.domainLocation.f32(i32 105, i8 2)
// BREAKS Meta.ClipCullMaxRows: i8 6, !9, i8 2, i32 1, i8 1, i32 1, i8 0, !15} => i8 6, !19, i8 2, i32 4, i8 1, i32 1, i8 0, !15}
// BREAKS Meta.SignatureIllegalComponentOrder: i8 1, i32 2, i8 0, !15} => i8 1, i32 1, i8 1, !15}
// BREAKS Meta.SignatureIndexConflict: i8 1, i32 4, i8 3, !15} => i8 1, i32 3, i8 2, !15}
// BREAKS Sm.NoInterpMode: !19, i8 0, i32 4, => !19, i8 2, i32 4,
// BREAKS Sm.DSInputControlPointCountRange: !23 = !{i32 3, i32 4} => !23 = !{i32 3, i32 33}
// BREAKS Sm.TessFactorSizeMatchDomain: !23 = !{i32 3, i32 4} => !23 = !{i32 2, i32 4}
// BREAKS Sm.ValidDomain: !23 = !{i32 3, i32 4} => !23 = !{i32 0, i32 4}
// BREAKS Sm.UndefinedOutput: (i32 5, i32 1, i32 0, i8 0, float %18) => (i32 5, i32 2, i32 0, i8 0, float %18)
// BREAKS Instr.OperandRange: i8 0, i32 1)  ; LoadInput => i8 0, i32 4)  ; LoadInput
// BREAKS Meta.SignatureOutOfRange: i8 1, i32 2, i8 0, !15} => i8 1, i32 32, i8 0, !15}
// BREAKS Meta.SignatureOverlap: i8 1, i32 2, i8 0, !15} => i8 1, i32 1, i8 0, !15}
struct Point { float3 place : PLACE; };
struct Patch { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
struct Out { float4 place : SV_Position; float clip : SV_ClipDistance; float more : MORE; };
[domain("quad")]
Out main(float2 at : SV_DomainLocation, const OutputPatch<Point, 4> of, Patch patch) {
    Out o;
    o.place = float4(of[0].place * at.x + of[1].place * at.y, 1);
    o.clip = patch.edges[0];
    o.more = patch.inside[1];
    return o;
}

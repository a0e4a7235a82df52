// A pixel shader with barycentrics, values at vertices, the view and a depth on one side.
//
// SHADER: ps_6_1
// BREAKS Meta.BarycentricsFloat3: i8 28, !9, i8 2, i32 1, i8 3, => i8 28, !9, i8 2, i32 1, i8 2,
// BREAKS Meta.BarycentricsInterpolation: i8 28, !9, i8 2, => i8 28, !9, i8 1,
// BREAKS Meta.BarycentricsTwoPerspectives: i8 28, !14, i8 4, => i8 28, !14, i8 2,
// BREAKS Meta.SemanticIndexMax: !14 = !{i32 1} => !14 = !{i32 2}
// BREAKS Instr.AttributeAtVertexNoInterpolation: !"CORNER", i8 9, i8 0, !9, i8 1, => !"CORNER", i8 9, i8 0, !9, i8 2,
// BREAKS Sm.PSConsistentInterp: !"SV_Position", i8 9, i8 3, !9, i8 5, => !"SV_Position", i8 9, i8 3, !9, i8 2,
// BREAKS Sm.PSMultipleDepthSemantic: !"SV_Coverage", i8 5, i8 14, => !"SV_Depth", i8 9, i8 17,
// BREAKS Sm.ViewIDNeedsSlot: i8 1, i32 1, i8 4, i32 1, i8 0, null} => i8 1, i32 30, i8 4, i32 2, i8 0, null} && i8 2, i32 2, i8 0, !18} => i8 2, i32 1, i8 0, !18}
// BREAKS Meta.FlagsUsage: i64 6291456} => i64 2097152}
// BREAKS Sm.UndefinedOutput: !"SV_Coverage", i8 5, i8 14, !9, i8 0, i32 1, i8 1, => !"SV_Coverage", i8 5, i8 14, !9, i8 0, i32 1, i8 2,
struct In {
    noperspective centroid float4 place : SV_Position;
    float3 weights : SV_Barycentrics;
    noperspective float3 flat_weights : SV_Barycentrics1;
    nointerpolation float4 corner : CORNER;
    float2 uv : UV;
};
struct Out { float4 colour : SV_Target; float depth : SV_DepthLessEqual; uint coverage : SV_Coverage; };
Out main(In i, uint view : SV_ViewID, uint covered : SV_Coverage) {
    Out o;
    o.colour = GetAttributeAtVertex(i.corner, 1) * i.weights.x * i.flat_weights.y + i.uv.xyxy + view + i.place;
    o.depth = i.place.z;
    o.coverage = covered & 3;
    return o;
}

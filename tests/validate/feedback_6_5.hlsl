// Views that are written: feedback, arrays, doubles; clip and cull distances that are read.
//
// SHADER: ps_6_5
// BREAKS Sm.InvalidSamplerFeedbackType: !10 = !{i32 2, i32 0} => !10 = !{i32 2, i32 9}
// BREAKS Sm.InvalidTextureKindOnUAV: i32 1, i32 7, i1 false, => i32 1, i32 9, i1 false,
// BREAKS Sm.64bitRawBufferLoadStore: !3 = !{!"ps", i32 6, i32 5} => !3 = !{!"ps", i32 6, i32 2} && !1 = !{i32 1, i32 5} => !1 = !{i32 1, i32 2}
// BREAKS Sm.PSCoverageAndInnerCoverage: %16 = add i32 %15, 1 => %16 = call i32 @dx.op.innerCoverage.i32(i32 92) && declare void @dx.op.writeSampler => declare i32 @dx.op.innerCoverage.i32(i32) #0 declare void @dx.op.writeSampler && i64 20} => i64 1044}
// BREAKS Instr.Oload: @dx.op.rawBufferLoad.f64 => @dx.op.rawBufferLoad.i1 && %dx.types.ResRet.f64 => %dx.types.ResRet.i1
// BREAKS Instr.ConstAlignForRawBuf: i8 1, i32 8) => i8 1, i32 %15)
// BREAKS Meta.ValidSamplerMode: !14 = !{i32 0, %struct.SamplerState* undef, !"", i32 0, i32 0, i32 1, i32 0, null} => !14 = !{i32 0, %struct.SamplerState* undef, !"", i32 0, i32 0, i32 1, i32 3, null}
// BREAKS Sm.PatchConstantOnlyForHSDS: !17 = !{!18, !26, null} => !17 = !{!18, !26, !26}
// BREAKS Sm.Semantic: !"SV_Target", i8 9, i8 16, => !"SV_VertexID", i8 9, i8 1,
// BREAKS Sm.Semantic: !"UV", i8 9, i8 0, => !"SV_Target", i8 9, i8 16,
// BREAKS Sm.WaveSizeOnComputeOrNode: !28 = !{i32 0, i64 20} => !28 = !{i32 0, i64 20, i32 11, !{i32 32}}
// BREAKS Instr.WriteMaskGapForUAV: i8 1, i32 8) => i8 5, i32 8)
// BREAKS Types.Defined: %16 = add i32 %15, 1 => %16 = add i32 %15, 1 %p = alloca void ()*
// BREAKS Types.Defined: %16 = add i32 %15, 1 => %16 = add i32 %15, 1 %p = alloca fp128
// BREAKS Meta.ClipCullMaxComponents: !"SV_CullDistance", i8 9, i8 7, !20, i8 2, i32 1, i8 3, => !"SV_CullDistance", i8 9, i8 7, !20, i8 2, i32 1, i8 4, && !"UV", i8 9, i8 0, !20, i8 2, i32 1, i8 2, => !"SV_ClipDistance", i8 9, i8 6, !{i32 1}, i8 2, i32 1, i8 2,
// BREAKS Types.NoPtrToPtr: %16 = add i32 %15, 1 => %16 = add i32 %15, 1 %p = alloca i32**
// BREAKS Types.NoPtrToPtr: %16 = add i32 %15, 1 => %16 = add i32 %15, 1 %p = alloca { i32* }
// BREAKS Instr.BarrierModeForNonCS: %16 = add i32 %15, 1 => %16 = add i32 %15, 1 call void @dx.op.barrier(i32 80, i32 9) && declare void @dx.op.writeSampler => declare void @dx.op.barrier(i32, i32) #1 declare void @dx.op.writeSampler
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> seen : register(u0);
RWTexture2DArray<float4> layers : register(u1);
RWStructuredBuffer<double> wide : register(u2);
Texture2D<float4> picture : register(t0);
SamplerState clamped : register(s0);
float4 main(float2 uv : UV, uint mask : SV_Coverage, float4 cut : SV_ClipDistance0, float3 culled : SV_CullDistance0) : SV_Target {
    seen.WriteSamplerFeedback(picture, clamped, uv);
    layers[uint3(1, 2, 3)] = uv.xyxy;
    wide[mask] = wide[mask + 1] * 2;
    return picture.Sample(clamped, uv) + cut + culled.xyzz;
}

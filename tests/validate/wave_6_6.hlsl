// A size of waves, derivatives in a group, attributes of a function.
//
// SHADER: cs_6_6
// BREAKS Sm.WaveSizeExpectsOneParam: !16 = !{i32 32} => !16 = !{i32 32, i32 32}
// BREAKS Sm.WaveSizeNeedsSM66or67: !1 = !{i32 1, i32 6} => !1 = !{i32 1, i32 8} && !3 = !{!"cs", i32 6, i32 6} => !3 = !{!"cs", i32 6, i32 8}
// BREAKS Sm.WaveSizeRangeNeedsSM68Plus: i32 11, !16} => i32 23, !16} && !16 = !{i32 32} => !16 = !{i32 16, i32 64, i32 32}
// BREAKS Sm.WaveSizeTagDuplicate: i32 11, !16} => i32 11, !16, i32 11, !16}
// BREAKS Sm.WaveSizeValue: !16 = !{i32 32} => !16 = !{i32 33}
// BREAKS Sm.WaveSizeOnComputeOrNode: !"cs" => !"ps" && i32 4, !15, => i32 5, !15,
// BREAKS Sm.IncompatibleThreadGroupDim: !15 = !{i32 8, i32 8, i32 1} => !15 = !{i32 8, i32 7, i32 1}
// BREAKS Sm.IncompatibleDerivInComputeShaderModel: !1 = !{i32 1, i32 6} => !1 = !{i32 1, i32 5} && !3 = !{!"cs", i32 6, i32 6} => !3 = !{!"cs", i32 6, i32 5}
// BREAKS Sm.CSNoSignatures: !13 = !{void ()* @main, !"main", null, => !13 = !{void ()* @main, !"main", !{!{!{i32 0, !"A", i8 9, i8 0, !{i32 0}, i8 2, i32 1, i8 1, i32 0, i8 0, null}}, null, null},
// BREAKS Meta.NoEntryPropsForEntry: i64 524304, i32 4, !15, i32 11, !16} => i64 524304, i32 11, !16}
// BREAKS Meta.EntryFunction: declare i32 @dx.op.threadId => declare void @none() declare i32 @dx.op.threadId && !13 = !{void ()* @main => !13 = !{void ()* @none
// BREAKS Decl.FnAttribute: define void @main() { => define void @main() "something" {
// BREAKS Decl.FnAttribute: define void @main() { => define void @main() "fp32-denorm-mode"="other" {
// BREAKS Decl.DxilNsReserved: %11 = uitofp i32 %4 to float => %11 = uitofp i32 %4 to float %c = alloca %dx.types.Mine && %dx.types.Handle = type { i8* } => %dx.types.Handle = type { i8* } %dx.types.Mine = type { i32 }
RWStructuredBuffer<float> sums : register(u0);
Texture2D<float> picture : register(t0);
SamplerState clamped : register(s0);
[WaveSize(32)] [numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    sums[id.x] = ddx(WaveActiveSum(sums[id.y])) + picture.Sample(clamped, float2(id.x, 0));
}

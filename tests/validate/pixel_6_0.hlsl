// A pixel shader with handles of the first form: operations, coordinates, masks, and its signature.
//
// SHADER: ps_6_0
// BREAKS Instr.IllegalDXILOpCode: @dx.op.sample.f32(i32 60, => @dx.op.sample.f32(i32 2060,
// BREAKS Instr.IllegalDXILOpFunction: @dx.op.sample.f32(i32 60, => @dx.op.sample.f32(i32 61,
// BREAKS Instr.OpConst: @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, => @dx.op.loadInput.f32(i32 undef, i32 1, i32 0, i8 0,
// BREAKS Instr.OpConst: @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, => @dx.op.loadInput.f32(i32 4, i32 undef, i32 0, i8 0,
// BREAKS Instr.OpConstRange: @dx.op.loadInput.f32(i32 4, i32 1, => @dx.op.loadInput.f32(i32 4, i32 9,
// BREAKS Instr.OpConstRange: @dx.op.createHandle(i32 57, i8 0, i32 0, i32 3, => @dx.op.createHandle(i32 57, i8 0, i32 0, i32 4,
// BREAKS Instr.OpConstRange: @dx.op.createHandle(i32 57, i8 0, i32 0, i32 3, => @dx.op.createHandle(i32 57, i8 9, i32 0, i32 3,
// BREAKS Instr.HandleNotFromCreateHandle: %dx.types.Handle %2, %dx.types.Handle %3, => %dx.types.Handle zeroinitializer, %dx.types.Handle %3,
// BREAKS Instr.ResourceCoordinateMiss: float %6, float %7, float undef, => float %6, float undef, float undef,
// BREAKS Instr.ResourceCoordinateTooMany: float %6, float %7, float undef, => float %6, float %7, float %7,
// BREAKS Instr.ResourceOffsetMiss: float undef, float undef, i32 0, i32 0, i32 undef, => float undef, float undef, i32 0, i32 undef, i32 undef,
// BREAKS Instr.ResourceOffsetTooMany: float undef, float undef, i32 0, i32 0, i32 undef, => float undef, float undef, i32 0, i32 0, i32 0,
// BREAKS Instr.TextureOffset: float undef, float undef, i32 0, i32 0, i32 undef, => float undef, float undef, i32 8, i32 0, i32 undef,
// BREAKS Instr.ResourceClassForSamplerGather: %dx.types.Handle %2, %dx.types.Handle %3, => %dx.types.Handle %1, %dx.types.Handle %3,
// BREAKS Instr.SamplerModeForSample: %dx.types.Handle %2, %dx.types.Handle %3, => %dx.types.Handle %2, %dx.types.Handle %2,
// BREAKS Instr.SampleCompType: !{i32 0, i32 9} => !{i32 0, i32 5}
// BREAKS Instr.CBufferOutOfBound: @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 2) => @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 4)
// BREAKS Instr.CBufferClassForCBufferHandle: @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, => @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2,
// BREAKS Instr.ResourceClassForUAVStore: @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, => @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %2,
// BREAKS Instr.ResourceKindForBufferLoadStore: @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, => @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %2,
// BREAKS Instr.CoordinateCountForStructBuf: i32 %5, i32 0, i32 1, i32 undef, => i32 %5, i32 undef, i32 1, i32 undef,
// BREAKS Instr.WriteMaskGapForUAV: i32 undef, i32 undef, i32 undef, i8 1) => i32 undef, i32 undef, i32 undef, i8 5)
// BREAKS Instr.UndefinedValueForUAVStore: i32 undef, i32 undef, i32 undef, i8 1) => i32 undef, i32 undef, i32 undef, i8 3)
// BREAKS Instr.WriteMaskMatchValueForUAVStore: i32 1, i32 undef, i32 undef, i32 undef, i8 1) => i32 1, i32 1, i32 undef, i32 undef, i8 1)
// BREAKS Instr.NoReadingUninitialized: fmul fast float %14, %9 => fmul fast float undef, %9
// BREAKS Sm.Operand: i8 0, i32 undef) => i8 0, i32 0)
// BREAKS Bitcode.Valid: !llvm.ident = !{!0} => !llvm.ident = !{!1}
// BREAKS Meta.Target: target triple = "dxil-ms-dx" => target triple = "dxil-ms-dy"
// BREAKS Meta.Known: !llvm.ident = => !dx.something =
// BREAKS Meta.VersionSupported: !{i32 1, i32 8} => !{i32 1, i32 14}
// BREAKS Sm.DxilVersion: !{i32 1, i32 0} => !{i32 1, i32 1}
// BREAKS Meta.SemanticShouldBeAllocated: i8 0, i32 1, i8 4, i32 0, i8 0, !27} => i8 0, i32 1, i8 4, i32 -1, i8 -1, !27}
// BREAKS Sm.PSTargetCol0: i8 0, i32 1, i8 4, i32 0, i8 0, !27} => i8 0, i32 1, i8 3, i32 0, i8 1, !27}
// BREAKS Meta.IntegerInterpMode: !"KIND", i8 5, i8 0, !20, i8 1, => !"KIND", i8 5, i8 0, !20, i8 2,
// BREAKS Meta.InterpModeValid: !"KIND", i8 5, i8 0, !20, i8 1, => !"KIND", i8 5, i8 0, !20, i8 9,
// BREAKS Meta.SignatureCompType: !"KIND", i8 5, => !"KIND", i8 0,
// BREAKS Sm.Semantic: !"KIND", i8 5, i8 0, => !"KIND", i8 5, i8 21,
// BREAKS Meta.SemaKindValid: !"KIND", i8 5, i8 0, => !"KIND", i8 5, i8 40,
// BREAKS Meta.InterpModeInOneRow: i8 1, i32 2, i8 0, !24} => i8 1, i32 1, i8 0, !24}
// BREAKS Meta.SemanticLen: !"KIND", => !"K0123456789012345678901234567890123456789012345678901234567890123456789",
// BREAKS Meta.SemanticCompType: !"SV_Position", i8 9, => !"SV_Position", i8 5,
// BREAKS Meta.SignatureOutOfRange: i8 1, i32 2, i8 0, !24} => i8 1, i32 2, i8 4, !24}
// BREAKS Meta.DenseResIDs: !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, => !{i32 1, %"class.Texture2D<vector<float, 4> >"* undef,
// BREAKS Sm.InvalidResourceKind: i32 3, i32 1, i32 2, i32 0, !7} => i32 3, i32 1, i32 13, i32 0, !7}
// BREAKS Sm.InvalidResourceCompType: !{i32 0, i32 9} => !{i32 0, i32 1}
// BREAKS Sm.InvalidResourceCompType: !{i32 0, i32 9} => !{i32 0, i32 12}
// BREAKS Sm.SampleCountOnlyOn2DMS: i32 3, i32 1, i32 2, i32 0, !7} => i32 3, i32 1, i32 2, i32 4, !7}
// BREAKS Sm.CBufferSize: i32 0, i32 1, i32 64, null} => i32 0, i32 1, i32 65552, null}
Texture2D<float4> colours : register(t3);
SamplerState clamped : register(s1);
RWStructuredBuffer<uint> counts : register(u2);
cbuffer Constants : register(b0) { float4 tints[4]; };

float4 main(float4 place : SV_Position, float2 uv : UV, nointerpolation uint kind : KIND) : SV_Target {
    counts[kind] = 1;
    return colours.Sample(clamped, uv) * tints[2];
}

// Textures and buffers through handles of the first form: dimensions, samples, loads, counters, exact values, and what a pixel
// shader takes and gives.
//
// SHADER: ps_6_0
// BREAKS Instr.UndefResultForGetDimension: extractvalue %dx.types.Dimensions %26, 1 => extractvalue %dx.types.Dimensions %26, 2
// BREAKS Instr.UndefResultForGetDimension: extractvalue %dx.types.Dimensions %30, 0 => extractvalue %dx.types.Dimensions %30, 1
// BREAKS Instr.MipLevelForGetDimension: @dx.op.getDimensions(i32 72, %dx.types.Handle %4, i32 undef) => @dx.op.getDimensions(i32 72, %dx.types.Handle %4, i32 0)
// BREAKS Instr.ResourceKindForGetDim: @dx.op.getDimensions(i32 72, %dx.types.Handle %8, i32 0) => @dx.op.getDimensions(i32 72, %dx.types.Handle %10, i32 0)
// BREAKS Instr.CheckAccessFullyMapped: @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %37) => @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %27)
// BREAKS Instr.ImmBiasForSampleB: float 1.500000e+00, float undef => float 1.700000e+01, float undef
// BREAKS Instr.ResourceOffsetMiss: i32 1, i32 2, i32 0)  ; TextureGather => i32 1, i32 undef, i32 0)  ; TextureGather
// BREAKS Instr.ResourceOffsetTooMany: float undef, i32 undef, i32 undef, i32 0)  ; TextureGather => float undef, i32 1, i32 undef, i32 0)  ; TextureGather
// BREAKS Instr.ResourceKindForGather: @dx.op.textureGather.f32(i32 73, %dx.types.Handle %8, => @dx.op.textureGather.f32(i32 73, %dx.types.Handle %7,
// BREAKS Instr.SamplerModeForSampleC: @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %5, %dx.types.Handle %9, => @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %5, %dx.types.Handle %10,
// BREAKS Instr.ResourceKindForSampleC: @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %5, => @dx.op.sampleCmp.f32(i32 64, %dx.types.Handle %7,
// BREAKS Instr.ResourceKindForSample: @dx.op.sampleBias.f32(i32 61, %dx.types.Handle %8, => @dx.op.sampleBias.f32(i32 61, %dx.types.Handle %7,
// BREAKS Instr.ResourceKindForCalcLOD: @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle %8, => @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle %7,
// BREAKS Instr.SamplerModeForLOD: @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle %8, %dx.types.Handle %10 => @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle %8, %dx.types.Handle %9
// BREAKS Instr.SampleIndexForLoad2DMS: @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %7, i32 3, => @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %7, i32 undef,
// BREAKS Instr.ResourceOffsetMiss: i32 2, i32 undef, i32 1, i32 1, i32 undef) => i32 2, i32 undef, i32 1, i32 undef, i32 undef)
// BREAKS Instr.ResourceKindForTextureLoad: @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %8, => @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %6,
// BREAKS Instr.ResourceClassForLoad: @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %8, => @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %10,
// BREAKS Instr.MipOnUAVLoad: @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %8, => @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %3,
// BREAKS Instr.OffsetOnUAVLoad: @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %8, => @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %3,
// BREAKS Instr.OpConst: , i8 15) => , i8 undef)
// BREAKS Instr.ResourceKindForTextureStore: @dx.op.textureStore.f32(i32 67, %dx.types.Handle %3, => @dx.op.textureStore.f32(i32 67, %dx.types.Handle %2,
// BREAKS Instr.AtomicIntrinNonUAV: @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %2, => @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %8,
// BREAKS Instr.BufferUpdateCounterOnUAV: @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %1, => @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %8,
// BREAKS Sm.CounterOnlyOnStructBuf: @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %1, => @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %2,
// BREAKS Instr.OpConst: @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %1, i8 1) => @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %1, i8 undef)
// BREAKS Instr.NoIndefiniteAsin: @dx.op.unary.f32(i32 16, float %13) => @dx.op.unary.f32(i32 16, float 0x7FF0000000000000)
// BREAKS Instr.NoIndefiniteAcos: @dx.op.unary.f32(i32 15, float %14) => @dx.op.unary.f32(i32 15, float 0x7FF0000000000000)
// BREAKS Instr.NoIndefiniteLog: @dx.op.unary.f32(i32 23, float %15) => @dx.op.unary.f32(i32 23, float 0x7FF0000000000000)
// BREAKS Instr.NoIndefiniteDsxy: @dx.op.unary.f32(i32 85, float %13) => @dx.op.unary.f32(i32 85, float 0x7FF0000000000000)
// BREAKS Instr.EvalInterpolationMode: @dx.op.evalCentroid.f32(i32 89, i32 3, => @dx.op.evalCentroid.f32(i32 89, i32 2,
// BREAKS Instr.CannotPullPosition: @dx.op.evalCentroid.f32(i32 89, i32 3, => @dx.op.evalCentroid.f32(i32 89, i32 0,
// BREAKS Instr.OperandRange: @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, => @dx.op.loadInput.f32(i32 4, i32 1, i32 1, i8 0,
// BREAKS Instr.OpConstRange: @dx.op.createHandle(i32 57, i8 0, i32 1, i32 2, => @dx.op.createHandle(i32 57, i8 0, i32 1, i32 3,
// BREAKS Instr.CallOload: float undef, i1 true) => float undef) && float, float, float, i1) => float, float, float)
// BREAKS Meta.FlagsUsage: i64 4112} => i64 16}
// BREAKS Meta.TextureType: %"class.Texture2D<vector<float, 4> >" = type { <4 x float>, => %"class.Texture2D<vector<float, 4> >" = type { <8 x float>,
// BREAKS Meta.InterpModeInOneRow: i8 6, i32 1, i8 2, i32 4, i8 0, !29} => i8 6, i32 1, i8 2, i32 1, i8 2, !29}
// BREAKS Meta.SemanticIndexMax: !26 = !{i32 0} => !26 = !{i32 1}
// BREAKS Meta.SystemValueRows: !"SV_Position", i8 9, i8 3, !26, i8 4, i32 1, => !"SV_Position", i8 9, i8 3, !26, i8 4, i32 2,
// BREAKS Meta.DuplicateSysValue: !"UV", i8 9, i8 0, => !"SV_Position", i8 9, i8 3,
// BREAKS Sm.PSOutputSemantic: !"SV_Target", i8 9, i8 16, => !"SV_Position", i8 9, i8 3,
// BREAKS Sm.NoPSOutputIdx: i8 0, i32 1, i8 4, i32 0, i8 0, !27} => i8 0, i32 2, i8 4, i32 0, i8 0, !27}
// BREAKS Sm.StreamIndexRange: !27 = !{i32 3, i32 15} => !27 = !{i32 0, i32 1}
Texture1D<float4> line_of;
Texture2D<float4> flat : register(t1);
Texture2DMS<float4> samples : register(t2);
TextureCube<float4> cube : register(t3);
Texture2DArray<float> layers : register(t4);
Buffer<uint> typed : register(t5);
SamplerState clamped : register(s0);
SamplerComparisonState compares : register(s1);
RWTexture2D<float4> image : register(u1);
RWByteAddressBuffer raw : register(u2);
RWStructuredBuffer<uint> counted : register(u3);
float4 main(float4 place : SV_Position, float2 uv : UV, nointerpolation float3 whole : WHOLE, float3 mixed : MIXED, sample float2 s : S,
  uint at : SV_SampleIndex) : SV_Target {
  uint w, h, l;
  flat.GetDimensions(0, w, h, l);
  uint n; typed.GetDimensions(n);
  uint status;
  float4 sum = flat.Sample(clamped, uv, int2(1, 2), 0, status);
  sum *= CheckAccessFullyMapped(status);
  sum += flat.SampleBias(clamped, uv, 1.5);
  sum += flat.GatherRed(clamped, uv, int2(1,2));
  sum += cube.Gather(clamped, whole);
  sum += flat.Load(int3(1, 2, 0), int2(1, 1));
  sum += samples.Load(int2(1, 2), 3);
  sum += layers.SampleCmp(compares, float3(uv, 1), 0.5);
  sum += flat.CalculateLevelOfDetail(clamped, uv);
  sum += ddx_fine(mixed).xyzz + asin(mixed.x) + acos(mixed.y) + log(mixed.z);
  sum += EvaluateAttributeCentroid(mixed).xyzz;
  raw.Store(4, w + h + l + n);
  counted[counted.IncrementCounter()] = raw.Load(8);
  uint old; raw.InterlockedAdd(12, 1, old);
  image[uint2(1,2)] = sum;
  return sum + place + s.xyxy + whole.xyzz + at;
}

// Memory of a thread and of its group, addresses and casts of them, hints at branches, and what a shader takes.
//
// SHADER: cs_6_0
// BREAKS Instr.InBoundsAccess: [4 x i32]* %7, i32 0, i32 1 => [4 x i32]* %7, i32 0, i32 4
// BREAKS Instr.FailToResloveTGSMPointer: %8 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_by_all@@3PAIA", => %8 = getelementptr [64 x i32], [64 x i32] addrspace(3)* undef,
// BREAKS Instr.PtrBitCast: %34 = sub i32 63, %6 => %34 = bitcast [4 x i32]* %7 to i32* && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.StructBitCast: %34 = sub i32 63, %6 => %34 = bitcast [4 x i32]* %7 to { i32, i32, i32, i32 }* && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.MinPrecisonBitCast: %34 = sub i32 63, %6 => %34 = bitcast i16 3 to half && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Types.I8: %34 = sub i32 63, %6 => %34 = trunc i32 %6 to i8 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.ExtractValue: %34 = sub i32 63, %6 => %34 = extractvalue { i32, i32 } { i32 1, i32 2 }, 0 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.Allowed: %34 = sub i32 63, %6 => %34 = insertvalue { i32, i32 } undef, i32 %6, 0 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.Allowed: %34 = sub i32 63, %6 => %34 = ptrtoint [4 x i32]* %7 to i32 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.Allowed: %34 = sub i32 63, %6 => %34 = insertelement <2 x i32> undef, i32 %6, i32 0 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.NoGenericPtrAddrSpaceCast: %34 = sub i32 63, %6 => %34 = addrspacecast [4 x i32]* %7 to [4 x i32] addrspace(3)* && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.NoUDivByZero: %34 = sub i32 63, %6 => %34 = udiv i32 %6, 0 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.NoIDivByZero: %34 = sub i32 63, %6 => %34 = sdiv i32 %6, 0 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.AtomicOpNonGroupsharedOrRecord: %34 = sub i32 63, %6 => %34 = atomicrmw add i32* %12, i32 1 seq_cst && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.AtomicConst: %34 = sub i32 63, %6 => %34 = atomicrmw add i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i32 0, i32 1), i32 1 seq_cst && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Sm.OpCodeInInvalidFunction: %34 = sub i32 63, %6 => %34 = atomicrmw add i64* undef, i64 1 seq_cst && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Types.NoMultiDim: %34 = sub i32 63, %6 => %34 = alloca [2 x [2 x i32]] && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Types.NoVector: %34 = sub i32 63, %6 => %34 = alloca <2 x i32> && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Types.IntWidth: %34 = sub i32 63, %6 => %34 = alloca i24 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.DxilStructUser: %34 = sub i32 63, %6 => %34 = alloca %dx.types.ResRet.f32 && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Instr.MinPrecisionNotPrecise: %34 = sub i32 63, %6 => %34 = add i16 1, 2, !dx.precise !{i32 1} && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6 && i64 16, => i64 48,
// BREAKS Meta.ValueRange: %34 = sub i32 63, %6 => %34 = add i16 1, 2, !dx.precise !{i32 2} && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6 && i64 16, => i64 48,
// BREAKS Meta.Used: %34 = sub i32 63, %6 => %34 = add i32 1, 2, !something !{i32 1} && 3PAIA", i32 0, i32 %34 => 3PAIA", i32 0, i32 %6
// BREAKS Decl.UsedInternal: [4 x i32]* @table, => [4 x i32]* %7,
// BREAKS Decl.NotUsedExternal: @table = internal unnamed_addr constant [4 x i32] [i32 3, i32 5, i32 7, i32 11], => @table = external constant [4 x i32],
// BREAKS Sm.MaxTGSMSizeOnEntry: [64 x i32] => [9000 x i32]
// BREAKS Sm.TGSMUnsupported: !{!"cs", i32 6, i32 0} => !{!"vs", i32 6, i32 0} && i64 16, i32 4, !11} => i64 16}
// BREAKS Meta.InvalidControlFlowHint: !"dx.controlflow.hints", i32 1} => !"dx.controlflow.hints", i32 9}
// BREAKS Meta.BranchFlatten: !"dx.controlflow.hints", i32 1} => !"dx.controlflow.hints", i32 1, i32 2}
// BREAKS Meta.ForceCaseOnSwitch: !"dx.controlflow.hints", i32 1} => !"dx.controlflow.hints", i32 5}
// BREAKS Meta.ControlFlowHintNotOnControlFlow: %14 = icmp ugt i32 %4, 3 => %14 = icmp ugt i32 %4, 3, !dx.controlflow.hints !18
// BREAKS Meta.WellFormed: !{!"Simple C/C++ TBAA"} => !{i32 1}
// BREAKS Flow.FunctionCall: define void @main() { => define void @main(i32 %x) { && void ()* @main => void (i32)* @main
// BREAKS Decl.FnFlattenParam: define void @main() { => define void @main({ i32 } %x) { && void ()* @main => void ({ i32 })* @main
// BREAKS Decl.ShaderReturnVoid: define void @main() { => define i32 @main() { && ret void => ret i32 0 && void ()* @main => i32 ()* @main
// BREAKS Decl.ResourceInFnSig: define void @main() { => define void @main(%"class.RWStructuredBuffer<float>"* %x) { && void ()* @main => void (%"class.RWStructuredBuffer<float>"*)* @main
// BREAKS Meta.FlagsUsage: i64 16, => i64 20,
// BREAKS Meta.FlagsUsage: i64 16, => i64 8589934608,
// BREAKS Meta.WellFormed: !7 = !{i32 1, i32 4} => !7 = !{i32 4, i32 4}
// BREAKS Meta.FlagsUsage: !2 = !{i32 1, i32 8} => !2 = !{i32 1, i32 0}
// BREAKS Bitcode.Valid: attributes #3 = { nounwind } => attributes #3 = { nounwind optnone }
RWStructuredBuffer<uint> counts : register(u0);
RWStructuredBuffer<float> sums : register(u1);
groupshared uint shared_by_all[64];
groupshared float more[8];
static const uint table[4] = { 3, 5, 7, 11 };
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint at : SV_GroupIndex) {
  shared_by_all[at] = id.x;
  more[1] = id.y;
  uint old;
  InterlockedAdd(shared_by_all[2], 1, old);
  uint own[4];
  own[id.x & 3] = old;
  own[1] = 2;
  GroupMemoryBarrierWithGroupSync();
  [branch] if (id.y > 3) counts[1] = 4;
  [call] switch (id.z) { case 0: counts[2] = 3; break; case 1: counts[3] = 5; break; default: counts[4] = asuint(sums[3]); break; }
  sums[at] = more[1] + own[id.y & 3] + table[id.x & 3] + shared_by_all[63 - at];
}

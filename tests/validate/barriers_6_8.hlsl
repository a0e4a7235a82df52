// Barriers by kinds of memory, by handles and by records, in a node, a compute shader and a callable one.
//
// SHADER: lib_6_8
// BREAKS Instr.BarrierFlagInvalid: (i32 244, i32 1, i32 5) => (i32 244, i32 1, i32 21)
// BREAKS Instr.BarrierFlagInvalid: (i32 244, i32 1, i32 5) => (i32 244, i32 32, i32 5)
// BREAKS Instr.BarrierFlagInvalid: (i32 245, %dx.types.Handle %11, i32 4) => (i32 245, %dx.types.Handle %11, i32 32)
// BREAKS Instr.BarrierNonConstantFlagArgument: (i32 244, i32 1, i32 5) => (i32 244, i32 1, i32 %2)
// BREAKS Instr.BarrierNonConstantFlagArgument: (i32 245, %dx.types.Handle %11, i32 4) => (i32 245, %dx.types.Handle %11, i32 %2)
// BREAKS Instr.BarrierNonConstantFlagArgument: (i32 246, %dx.types.NodeRecordHandle %4, i32 3) => (i32 246, %dx.types.NodeRecordHandle %4, i32 %2)
// BREAKS Instr.BarrierRequiresNode: (i32 244, i32 1, i32 4) => (i32 244, i32 4, i32 4)
// BREAKS Instr.BarrierRequiresNode: (i32 244, i32 1, i32 4) => (i32 244, i32 8, i32 4)
// BREAKS Sm.IncompatibleRequiresGroup: (i32 244, i32 1, i32 4) => (i32 244, i32 1, i32 5)
// BREAKS Sm.IncompatibleRequiresGroup: (i32 244, i32 1, i32 4) => (i32 244, i32 2, i32 4)
// BREAKS Sm.IncompatibleOperation: (i32 244, i32 1, i32 4) => (i32 244, i32 1, i32 5)
// BREAKS Meta.ComputeWithNode: !28 = !{i32 8, i32 5, i32 4, !26, i32 5, !18} => !28 = !{i32 8, i32 5, i32 13, i32 1, i32 4, !26, i32 5, !18}
struct Record { uint value; };
RWStructuredBuffer<uint> sums : register(u0);
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [NumThreads(4, 1, 1)]
void main(RWDispatchNodeInputRecord<Record> input, uint at : SV_DispatchThreadID) {
    sums[at] = input.Get().value;
    Barrier(UAV_MEMORY, DEVICE_SCOPE | GROUP_SYNC);
    Barrier(sums, DEVICE_SCOPE);
    Barrier(input, GROUP_SCOPE | GROUP_SYNC);
    sums[at + 4] = sums[at ^ 1];
}
[Shader("compute")] [NumThreads(4, 1, 1)] void plain(uint at : SV_DispatchThreadID) {
    Barrier(UAV_MEMORY, DEVICE_SCOPE | GROUP_SYNC);
    sums[at] = 1;
}
[Shader("callable")] void asked(inout Record payload) { Barrier(UAV_MEMORY, DEVICE_SCOPE); sums[1] = payload.value; }

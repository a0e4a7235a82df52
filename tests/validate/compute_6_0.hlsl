// A compute shader: its group, its memory, its branches, typed and structured buffers.
//
// SHADER: cs_6_0
// BREAKS Sm.ThreadGroupChannelRange: !{i32 8, i32 4, i32 2} => !{i32 8, i32 4, i32 65}
// BREAKS Sm.MaxTheadGroup: !{i32 8, i32 4, i32 2} => !{i32 1024, i32 4, i32 2}
// BREAKS Instr.BarrierModeNoMemory: @dx.op.barrier(i32 80, i32 9) => @dx.op.barrier(i32 80, i32 1)
// BREAKS Instr.BarrierModeUselessUGroup: @dx.op.barrier(i32 80, i32 9) => @dx.op.barrier(i32 80, i32 15)
// BREAKS Instr.BufferUpdateCounterOnResHasCounter: i1 false, i1 true, i1 false => i1 false, i1 false, i1 false
// BREAKS Meta.CoherenceNotOnAppendConsume: i1 false, i1 true, i1 false => i1 true, i1 true, i1 false
// BREAKS Sm.ROVOnlyInPS: i1 false, i1 true, i1 false => i1 false, i1 true, i1 true
// BREAKS Meta.StructBufAlignment: !{i32 1, i32 4} => !{i32 1, i32 5}
// BREAKS Meta.StructBufAlignmentOutOfBound: !{i32 1, i32 4} => !{i32 1, i32 4096}
// BREAKS Instr.WriteMaskForTypedUAVStore: i8 15) => i8 7)
// BREAKS Instr.CoordinateCountForRawTypedBuf: i32 %3, i32 undef, float => i32 %3, i32 0, float
// BREAKS Flow.DeadLoop: br i1 %20, label %21, label %11 => br label %11
// BREAKS Flow.Reducible: br i1 %9, label %22, label %10 => br i1 %9, label %l, label %10 && br i1 %20, label %21, label %11 => br i1 %20, label %21, label %l l: br label %11 && [ %18, %11 ] => [ 1.000000e+00, %l ] && [ %19, %11 ] => [ 1, %l ] && [ 0.000000e+00, %0 ], [ %18 => [ %18
RWBuffer<float4> typed : register(u0);
RWStructuredBuffer<uint> counted : register(u1);
groupshared float shared_by_all[64];

[numthreads(8, 4, 2)]
void main(uint3 id : SV_DispatchThreadID, uint at : SV_GroupIndex) {
    shared_by_all[at] = id.x;
    GroupMemoryBarrierWithGroupSync();
    float sum = 0;
    for (uint i = 0; i < id.y; i++)
        sum += shared_by_all[i] * sum + 1;
    counted[counted.IncrementCounter()] = id.z;
    typed[id.x] = sum + shared_by_all[3];
}

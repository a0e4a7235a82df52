// A node of a work graph: records, what metadata says of inputs and outputs, flags that go by handles.
//
// SHADER: lib_6_8
// BREAKS Instr.NodeRecordHandleUseAfterComplete: store i32 1, i32 addrspace(6)* %15, align 4 => call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle %8)
// BREAKS Meta.FlagsUsage: i64 8589942784 => i64 8589934592
// BREAKS Meta.WellFormed: !20 = !{i32 0, i32 5, i32 3} => !20 = !{i32 0, i32 5, i32 3, i32 3}
// BREAKS Meta.WellFormed: i32 3, i32 4, i32 0, !23} => i32 9, i32 4, i32 0, !23}
// BREAKS Instr.SVConflictingLaunchMode: i32 13, i32 1, i32 15, => i32 13, i32 3, i32 15,
// BREAKS Sm.Opcode: !14 = !{i32 8, i32 15, i32 13 => !14 = !{i32 13
// BREAKS Sm.Opcode: !dx.entryPoints = !{!11, !13} => !dx.entryPoints = !{!11}
// BREAKS Decl.NodeLaunchInputType: !18 = !{i32 1, i32 97, => !18 = !{i32 1, i32 65,
// BREAKS Decl.MultipleNodeInputs: !17 = !{!18} => !17 = !{!18, !18}
// BREAKS Bitcode.Valid: @dx.op.threadId.i32(i32 93, i32 0) => @dx.op.threadId.i32(i32 93, i32 nocapture 0)

struct Record {
    uint3 grid : SV_DispatchGrid;
    uint value;
};

RWTexture2D<float4> picture : register(u0);

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(8, 1, 1)]
[NumThreads(4, 1, 1)]
void main(
    DispatchNodeInputRecord<Record> input,
    [MaxRecords(4)] NodeOutput<Record> next,
    uint at : SV_DispatchThreadID) {
    ThreadNodeOutputRecords<Record> records = next.GetThreadNodeOutputRecords(1);
    records.Get().value = input.Get().value + at;
    records.Get().grid = uint3(1, 1, 1);
    records.OutputComplete();
    picture[uint2(at, 0)] = picture[uint2(at, 1)] + 1;
}

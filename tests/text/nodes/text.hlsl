// The IR says all of a node: what is printed of one and read again becomes the same container.
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %trefoil compile -T lib_6_8 %s --emit ll -o %t.ll
// RUN: %filecheck %s --input-file %t.ll
// RUN: %trefoil llc %t.ll -o %t.llc.dxil
// RUN: cmp %t.dxil %t.llc.dxil

struct Item { uint2 groups : SV_DispatchGrid; uint key; };

// CHECK: call target("dx.types.NodeRecordHandle") @llvm.dx.node.input{{[^(]*}}(i32 0, i32 97, i32 12)
// CHECK: call target("dx.types.NodeHandle") @llvm.dx.node.output{{[^(]*}}(i32 0, i32 22, i32 12)
// CHECK: call ptr addrspace(6) @llvm.dx.node.record
// CHECK: !trefoil.nodes = !{
[shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(8, 8, 1)]
[NodeID("spread", 3)]
[NodeShareInputOf("first")]
[NumThreads(8, 1, 1)]
[WaveSize(32)]
void spread(DispatchNodeInputRecord<Item> input, [MaxRecords(8)] [NodeArraySize(4)] NodeOutputArray<Item> next)
{
    GroupNodeOutputRecords<Item> records = next[input.Get().key].GetGroupNodeOutputRecords(1);
    records.Get().key = 2;
    records.OutputComplete();
}

// A mesh shader as text, read again, makes the same operations.
// RUN: %trefoil compile %s -T ms_6_5 -Qstrip_debug -o %t.dxil
// RUN: %trefoil compile %s -T ms_6_5 --emit ll -o %t.ll
// RUN: %filecheck %s --input-file %t.ll
// RUN: %trefoil compile %t.ll -T ms_6_5 -o %t2.dxil
// RUN: %dxc-validate %t2.dxil
// RUN: %trefoil dis %t2.dxil | %filecheck %s --check-prefix=AGAIN

// CHECK: call void @llvm.dx.set.mesh.output.counts(i32 2, i32 1)
// CHECK: call void @llvm.dx.store.vertex.output.{{.*}}(i32 0, i32 0, i32 0, <4 x float> {{.*}}, i32 {{.*}})
// CHECK: call void @llvm.dx.emit.indices(i32 0, i32 0, i32 1, i32 0)
// CHECK: !trefoil.entries = 
// CHECK: !{i32 1, i32 2, i32 1}, !{}, ptr addrspace(3) @given
// AGAIN: call void @dx.op.emitIndices(i32 169, i32 0, i32 0, i32 1, i32 0)
// AGAIN: i32 2, i32 1, i32 1, i32 16}

struct Payload
{
    float4 place;
};

struct Vertex
{
    float4 place : SV_Position;
};

[numthreads(2, 1, 1)]
[outputtopology("line")]
void main(uint thread : SV_GroupIndex, in payload Payload given, out vertices Vertex vertices[2], out indices uint2 lines[1])
{
    SetMeshOutputCounts(2, 1);
    vertices[thread].place = given.place + thread;
    lines[0] = uint2(0, 1);
}

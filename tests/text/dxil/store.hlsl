// A store to a raw buffer: the handle, the operation and its arguments, and a container that the validator takes.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: define void @main()
// CHECK-DAG: [[HANDLE:%[0-9]+]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 3, i1 false)
// CHECK-DAG: call i32 @dx.op.threadId.i32(i32 93, i32 0)
// CHECK: call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle [[HANDLE]], i32 %{{.*}}, i32 0, i32 %{{.*}}, i32 undef, i32 undef, i32 undef, i8 1)
// CHECK: !dx.entryPoints

RWStructuredBuffer<uint> result : register(u3);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    result[id.x] = id.x * 3;
}

// From shader model 6.6 on a handle is made from a binding and annotated.
// RUN: %trefoil compile %s -T cs_6_6 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 2, i8 1 }, i32 3, i1 false)
// CHECK: call %dx.types.Handle @dx.op.annotateHandle(i32 216

RWStructuredBuffer<uint> result : register(u3, space2);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    result[id.x] = id.x;
}

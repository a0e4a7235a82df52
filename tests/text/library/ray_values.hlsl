// What a ray and its hit are, asked in functions that ray tracing shaders of another library call.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

// CHECK: call i32 @dx.op.rayFlags.i32(i32 144)
// CHECK: call i32 @dx.op.hitKind.i32(i32 143)
export uint2 hit()
{
    return uint2(RayFlags(), HitKind());
}

// CHECK: call i32 @dx.op.instanceID.i32(i32 141)
// CHECK: call i32 @dx.op.instanceIndex.i32(i32 142)
// CHECK: call i32 @dx.op.primitiveIndex.i32(i32 161)
export uint3 place()
{
    return uint3(InstanceID(), InstanceIndex(), PrimitiveIndex());
}

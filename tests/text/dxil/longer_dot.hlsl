// A product that is added to a dot product is another lane of it, but not where the source says `precise`.
// RUN: %trefoil compile %s -T ps_6_0 | %filecheck %s

// CHECK-LABEL: define void @main()
// CHECK: call float @dx.op.dot3.f32(i32 55
// CHECK: fadd float
// CHECK: call float @dx.op.dot4.f32(i32 56
// CHECK: ret void
float2 main(float3 v : V, float w : W) : SV_Target
{
    precise float exact = dot(v, v.yzx) + w * v.x;
    return float2(dot(v, v) + w * w, exact);
}

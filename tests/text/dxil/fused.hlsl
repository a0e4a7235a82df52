// A product that is only added to something is one operation with the sum, but not where the source says `precise`, nor where
// the product is wanted for itself.
// RUN: %trefoil compile %s -T ps_6_0 | %filecheck %s

// CHECK-LABEL: define void @main()
// CHECK: call float @dx.op.tertiary.f32(i32 46,
// CHECK-NOT: dx.op.tertiary
// CHECK: fmul float
// CHECK-NEXT: fadd float
// CHECK: %[[P:.*]] = fmul fast float
// CHECK: fadd fast float %{{.*}}, %[[P]]
// CHECK: ret void
float4 main(float4 v : V, float4 w : W) : SV_Target
{
    float fused = v.x * v.y + v.z;
    precise float exact = v.x * w.y + w.z;
    float product = w.x * w.w;
    return float4(fused, exact, product, v.w + product);
}

// Floats are fast unless the source says precise; then instructions have no flags, and calls say so by metadata.
// RUN: %trefoil compile %s -T ps_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_0 -Gis -o %t.strict
// RUN: %trefoil dis %t.strict | %filecheck %s --check-prefix=STRICT
// CHECK-DAG: fmul fast float
// CHECK-DAG: fmul float
// CHECK-DAG: call float @dx.op.unary.f32(i32 24, float %{{[0-9]+}}), !dx.precise
// STRICT-NOT: fast
// STRICT: fmul float

float2 main(float4 a : A) : SV_Target
{
    precise float exact = sqrt(a.x * a.y);
    float loose = a.z * a.w;
    return float2(exact, loose);
}

// What is not precise is fast: sums, differences, products, quotients, remainders and comparisons of floats.
// RUN: %trefoil compile %s -T ps_6_0 -o %t
// RUN: %dxc-validate %t
// RUN: %dxc-dis %t | %filecheck %s
// CHECK-DAG: fadd fast float
// CHECK-DAG: fsub fast float
// CHECK-DAG: fmul fast float
// CHECK-DAG: fdiv fast float
// CHECK-DAG: frem fast float
// CHECK-DAG: fcmp fast olt float
float4 main(float4 a : A, float4 b : B) : SV_Target
{
    float4 r = a;
    if (a.x < b.x)
        r += b;
    r -= fmod(a, b);
    return r / b * a;
}

// What contributes to a precise value is computed as written: through other variables, memory, branches and their conditions, calls
// and results; the rest stays free.
// RUN: %trefoil compile %s -T vs_6_0 | %filecheck %s
// RUN: %trefoil compile %s -T vs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil compile %s -T vs_6_0 --emit spirv | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil compile %s -T vs_5_1 | %filecheck %s --check-prefix=DXBC

// CHECK: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dx.precise
// CHECK: [[T:%[^ ]+]] = fmul float
// CHECK: FMad(a,b,c)
// CHECK: store float
// CHECK: fmul float
// CHECK: call float @dx.op.unary.f32(i32 13, {{.*}}), !dx.precise
// CHECK: fadd float
// CHECK: fcmp ogt float
// CHECK: [[S:%[^ ]+]] = fmul float [[T]], 2.000000e+00
// CHECK: fadd float [[S]],
// CHECK: phi float
// CHECK: fmul float
// CHECK: fadd float
// CHECK: load float
// CHECK: fadd float
// CHECK-NOT: fadd fast

// SPIRV: OpDecorate [[A:%[0-9]+]] NoContraction
// SPIRV: [[A]] = OpFMul

// DXBC: refactoringAllowed
// DXBC: mul [precise] r0
// DXBC: mad o1
// DXBC: sincos [precise(x)]
// DXBC: lt [precise(x)]
// DXBC: add [precise] o0

cbuffer C
{
    float4 k;
    int n;
};

struct O
{
    precise float4 p : SV_Position;
    float4 c : COLOR;
};

O main(float4 a : A, float4 b : B, float q : Q)
{
    O o;
    float4 t = a * b;
    o.c = t * b + a;
    float4 v[2];
    v[0] = a * k + b;
    v[1] = b;
    if (sin(q * k.x) * q + k.y > 1)
        t = t * 2 + a;
    for (int i = 0; i < n; i++)
        t = t * b + k;
    o.p = t + v[n & 1];
    return o;
}

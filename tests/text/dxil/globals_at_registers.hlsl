// Loose globals without a register lie after all that have one, in every layout.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -fvk-use-scalar-layout | %filecheck %s --check-prefix=SCALAR

// CHECK: float x;{{.*}}Offset:{{ *}}200
// CHECK: float y;{{.*}}Offset:{{ *}}0
// CHECK: float2 a[3];{{.*}}Offset:{{ *}}160
// CHECK: float s;{{.*}}Offset:{{ *}}204
// CHECK: float3 w;{{.*}}Offset:{{ *}}208

// SPIRV: OpMemberDecorate [[G:%[0-9]+]] 0 Offset 208
// SPIRV: OpMemberDecorate [[G]] 1 Offset 0
// SPIRV: OpMemberDecorate [[G]] 2 Offset 160
// SPIRV: OpMemberDecorate [[G]] 3 Offset 212
// SPIRV: OpMemberDecorate [[G]] 4 Offset 224
// SPIRV: OpMemberDecorate [[C:%[0-9]+]] 0 Offset 0
// SPIRV: OpMemberDecorate [[C]] 1 Offset 16
// SPIRV: OpMemberDecorate [[C]] 2 Offset 84

// SCALAR: OpMemberDecorate [[G:%[0-9]+]] 0 Offset 184
// SCALAR: OpMemberDecorate [[G]] 3 Offset 188

float x;
float y : register(c0);
float2 a[3] : register(c10);
float s;
float3 w;
cbuffer C
{
    float3 p : packoffset(c0);
    float q : packoffset(c1.x);
    float z : packoffset(c5.y);
}
RWStructuredBuffer<float> r;

[numthreads(1, 1, 1)]
void main() { r[0] = x + y + a[0].x + s + w.x + p.x + q + z; }

// Factors of tessellation by the hull shader's partitioning: clamped, and rounded up to whole numbers or powers of two.
// RUN: %trefoil compile %s -T hs_6_0 -DPARTITIONING="\"integer\"" -o %t
// RUN: %trefoil dis %t | %filecheck %s --check-prefixes=CHECK,INTEGER
// RUN: %dxc-validate %t
// RUN: %trefoil compile %s -T hs_6_0 -DPARTITIONING="\"fractional_odd\"" -o %t
// RUN: %trefoil dis %t | %filecheck %s --check-prefixes=CHECK,ODD
// RUN: %dxc-validate %t
// RUN: %trefoil compile %s -T hs_6_0 -DPARTITIONING="\"fractional_even\"" -o %t
// RUN: %trefoil dis %t | %filecheck %s --check-prefixes=CHECK,EVEN
// RUN: %trefoil compile %s -T hs_6_0 -DPARTITIONING="\"pow2\"" -o %t
// RUN: %trefoil dis %t | %filecheck %s --check-prefixes=CHECK,POW2
// RUN: %trefoil compile %s -T hs_6_0 -DPARTITIONING="\"integer\"" --emit spirv -o %t
// RUN: %spirv-val --target-env vulkan1.0 %t

struct Point
{
    float3 place : POSITION;
};
struct Lines
{
    float factors[2] : SV_TessFactor;
};

cbuffer Factors
{
    float detail;
    float density;
};

// CHECK: define void @{{.*}}divided
// INTEGER: call float @dx.op.binary.f32(i32 35, float {{.*}}, float 1.000000e+00)
// INTEGER: call float @dx.op.binary.f32(i32 36, float {{.*}}, float 6.400000e+01)
// INTEGER: call float @dx.op.unary.f32(i32 28
// ODD: float 6.300000e+01)
// EVEN: float 2.000000e+00)
// POW2: bitcast float
// POW2: add {{.*}}8388607
// POW2: and {{.*}}2139095040
// CHECK: storePatchConstant
Lines divided()
{
    Lines lines;
    ProcessIsolineTessFactors(detail, density, lines.factors[1], lines.factors[0]);
    return lines;
}

[domain("isoline")]
[partitioning(PARTITIONING)]
[outputtopology("line")]
[outputcontrolpoints(2)]
[patchconstantfunc("divided")]
Point main(InputPatch<Point, 2> points, uint i : SV_OutputControlPointID)
{
    return points[i];
}

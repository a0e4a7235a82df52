// A domain shader: where it is in the patch, what the patch has, its control points.
// RUN: %trefoil compile %s -T ds_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ds_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil compile %s -T ds_6_0 --emit ll -o %t.ll
// RUN: %trefoil compile %t.ll -T ds_6_0 -o %t2.dxil
// RUN: %dxc-validate %t2.dxil
// RUN: %trefoil dis %t2.dxil | %filecheck %s

// CHECK-DAG: call float @dx.op.loadPatchConstant.f32(i32 104, i32 2, i32 0, i8 0)
// CHECK-DAG: call float @dx.op.domainLocation.f32(i32 105, i8 1)
// CHECK-DAG: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 3)
// CHECK: !{i32 3, i32 4}

// SPIRV: OpEntryPoint TessellationEvaluation
// SPIRV: OpExecutionMode %main Quads
// SPIRV: OpDecorate %{{.*}} Patch
// SPIRV: OpDecorate %{{.*}} BuiltIn TessCoord

struct Point
{
    float3 place : PLACE;
};

struct Patch
{
    float outer[4] : SV_TessFactor;
    float inner[2] : SV_InsideTessFactor;
    float scale : SCALE;
};

[domain("quad")]
float4 main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Point, 4> points) : SV_Position
{
    return float4(lerp(points[0].place, points[3].place, at.y), patch.scale);
}

// A hull shader's patch constant function is a function of its own in DXIL; in SPIR-V the first invocation runs it.
// RUN: %trefoil compile %s -T hs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T hs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil compile %s -T hs_6_0 --emit ll -o %t.ll
// RUN: %trefoil compile %t.ll -T hs_6_0 -o %t2.dxil
// RUN: %dxc-validate %t2.dxil
// RUN: %trefoil dis %t2.dxil | %filecheck %s

// CHECK-LABEL: define void @main()
// CHECK: [[POINT:%.*]] = call i32 @dx.op.outputControlPointID.i32(i32 107)
// CHECK: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 [[POINT]])
// CHECK-LABEL: define void @factors()
// CHECK: call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 0, i32 1)
// CHECK: call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0,
// CHECK: !{void ()* @factors, i32 3, i32 3, i32 2, i32 1, i32 3, float 8.000000e+00}

// SPIRV: OpCapability Tessellation
// SPIRV: OpExecutionMode %main Triangles
// SPIRV: OpExecutionMode %main SpacingEqual
// SPIRV: OpExecutionMode %main VertexOrderCw
// SPIRV: OpExecutionMode %main OutputVertices 3
// SPIRV: OpControlBarrier
// SPIRV: OpBranchConditional
// SPIRV: OpStore

struct Point
{
    float3 place : PLACE;
};

struct Factors
{
    float outer[3] : SV_TessFactor;
    float inner : SV_InsideTessFactor;
};

Factors factors(InputPatch<Point, 3> input, OutputPatch<Point, 3> made)
{
    Factors output;
    output.outer[0] = output.outer[1] = output.outer[2] = made[1].place.x;
    output.inner = input[0].place.y;
    return output;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("factors")]
[maxtessfactor(8)]
Point main(InputPatch<Point, 3> input, uint i : SV_OutputControlPointID)
{
    Point output = { input[i].place * 2 };
    return output;
}

// What DXIL's metadata says of a mesh shader, which operations its stores are, and what SPIR-V's modes say.
// RUN: %trefoil compile %s -T ms_6_5 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ms_6_5 --emit spirv -fspv-target-env=vulkan1.2 -o %t.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV

// The vertex or the primitive is the last operand of a store; parts of a vector are stored alone.
// CHECK: [[THREAD:%.*]] = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
// CHECK: call void @dx.op.setMeshOutputCounts(i32 168, i32 4, i32 2)
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float 1.000000e+00, i32 [[THREAD]])
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float 5.000000e-01, i32 [[THREAD]])
// CHECK: call void @dx.op.emitIndices(i32 169, i32 [[THREAD]], i32 0, i32 1, i32 2)
// CHECK: call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 0, i32 0, i8 0, i32 7, i32 [[THREAD]])
// CHECK: call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 1, i32 0, i8 0, i32 {{%.*}}, i32 [[THREAD]])
// Threads, most vertices and primitives, triangles, bytes of payload.
// CHECK-DAG: [[THREADS:!.*]] = !{i32 4, i32 2, i32 1}
// CHECK-DAG: !{[[THREADS]], i32 64, i32 32, i32 2, i32 0}
// What a primitive has is never interpolated; whether it is culled lies in no register.
// CHECK-DAG: !{i32 0, !"SV_PrimitiveID", i8 5, i8 10, !{{[0-9]+}}, i8 1, i32 1, i8 1, i32 0, i8 0, !{{[0-9]+}}}
// CHECK-DAG: !{i32 1, !"SV_CullPrimitive", i8 1, i8 30, !{{[0-9]+}}, i8 1, i32 1, i8 1, i32 -1, i8 -1, !{{[0-9]+}}}

// SPIRV: OpCapability MeshShadingEXT
// SPIRV: OpExtension "SPV_EXT_mesh_shader"
// SPIRV: OpEntryPoint MeshEXT
// SPIRV: OpExecutionMode %main LocalSize 4 2 1
// SPIRV: OpExecutionMode %main OutputTrianglesEXT
// SPIRV: OpExecutionMode %main OutputVertices 64
// SPIRV: OpExecutionMode %main OutputPrimitivesEXT 32
// SPIRV-DAG: OpDecorate %{{.*}} BuiltIn PrimitiveTriangleIndicesEXT
// SPIRV-DAG: OpDecorate %{{.*}} PerPrimitiveEXT
// What primitives have gets its locations after what vertices have.
// SPIRV-DAG: OpDecorate %out_var_UV Location 0
// SPIRV-DAG: OpDecorate %out_var_TAG Location 1
// SPIRV-DAG: OpDecorate %out_var_TAG PerPrimitiveEXT
// SPIRV: OpSetMeshOutputsEXT %uint_4 %uint_2

struct Vertex
{
    float4 place : SV_Position;
    float2 uv : UV;
};

struct Primitive
{
    uint number : SV_PrimitiveID;
    bool culled : SV_CullPrimitive;
    float tag : TAG;
};

[numthreads(4, 2, 1)]
[outputtopology("triangle")]
void main(
    uint thread : SV_GroupIndex,
    out vertices Vertex vertices[64],
    out indices uint3 triangles[32],
    out primitives Primitive primitives[32])
{
    SetMeshOutputCounts(4, 2);
    vertices[thread].place = float4(thread, 0, 0, 1);
    vertices[thread].uv.y = 0.5;
    triangles[thread] = uint3(0, 1, 2);
    primitives[thread].number = 7;
    primitives[thread].culled = thread > 3;
    primitives[thread].tag = 1;
}

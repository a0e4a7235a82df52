// A store to a part of an output writes that part alone, since nothing can be read: a column that is chosen when the shader
// runs is looked for, a row of an array is an operand.
// RUN: %trefoil compile %s -T ms_6_5 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ms_6_5 --emit spirv -fspv-target-env=vulkan1.2 -o %t.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.spv

// CHECK: [[COLUMN:%.*]] = and i32 {{%.*}}, 1
// CHECK: icmp eq i32 [[COLUMN]], 0
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 0, float 4.000000e+00
// CHECK: icmp ne i32 [[COLUMN]], 0
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float 4.000000e+00
// An element of a matrix, whose columns are rows of the signature.
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 2, i32 2, i8 0, float 5.000000e+00
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 2, i32 1, i8 1, float 6.000000e+00
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 [[COLUMN]], i8 0, float 7.000000e+00

struct Vertex
{
    float4 place : SV_Position;
    float2 uv : UV;
    float2x3 transform : TRANSFORM;
    float2 list[3] : LIST;
    void start(float at)
    {
        place = at;
    }
};

[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex vertices[32], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].start(thread);
    uint column = thread & 1;
    vertices[thread].uv[column] = 4;
    vertices[thread].transform[0][2] = 5;
    vertices[thread].transform._m11 = 6;
    vertices[thread].list[column] = 7;
    triangles[0] = uint3(0, 1, 2);
}

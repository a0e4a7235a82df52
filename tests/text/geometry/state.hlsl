// What DXIL's metadata says of a geometry shader, and what SPIR-V's modes say.
// RUN: %trefoil compile %s -T gs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T gs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV

// The vertex is the last operand of a load.
// CHECK: [[VERTEX:%.*]] = urem i32 {{.*}}, 3
// CHECK: call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 [[VERTEX]])
// CHECK: call void @dx.op.emitStream(i32 97, i8 0)
// CHECK: call void @dx.op.cutStream(i32 98, i8 0)
// CHECK-DAG: !{i32 3, i32 9, i32 1, i32 5, i32 2}
// CHECK-DAG: !{i32 {{[0-9]+}}, !"SV_PrimitiveID", i8 5, i8 10, !{{[0-9]+}}, i8 0, i32 1, i8 1, i32 -1, i8 -1, null}

// SPIRV: OpCapability Geometry
// SPIRV: OpEntryPoint Geometry
// SPIRV: OpExecutionMode %main OutputVertices 9
// SPIRV: OpExecutionMode %main Invocations 2
// SPIRV: OpExecutionMode %main Triangles
// SPIRV: OpExecutionMode %main OutputTriangleStrip
// SPIRV: OpEmitVertex
// SPIRV: OpEndPrimitive

struct Vertex
{
    float4 place : SV_Position;
    float value : VALUE;
};

cbuffer Count
{
    uint count;
};

[maxvertexcount(9)]
[instance(2)]
void main(triangle Vertex input[3], uint id : SV_PrimitiveID, inout TriangleStream<Vertex> stream)
{
    for (uint i = 0; i < count; i++)
    {
        Vertex output;
        output.place = input[0].place;
        output.value = input[i % 3].value * id;
        stream.Append(output);
    }
    stream.RestartStrip();
}

// A library for Vulkan is one module with an entry point for each shader, whatever its stage. Resources are shared and bound
// once; inputs and outputs are each entry's own, and begin at location 0 as if it were compiled alone.
// RUN: %trefoil dxc -T lib_6_5 -spirv -fspv-target-env=vulkan1.2 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// Several entry points cannot have one name; a single one takes it.
// RUN: %trefoil dxc -T lib_6_5 -spirv -fspv-target-env=vulkan1.2 %s -exports second=pixel -fspv-entrypoint-name=third -Fo %t.one.spv
// RUN: %spirv-dis %t.one.spv | %filecheck %s --check-prefix=ONE
// ONE: OpEntryPoint Fragment %{{.*}} "third"
// ONE-NOT: OpEntryPoint

// CHECK: OpEntryPoint Vertex %{{.*}} "vertex" %in_var_POSITION %gl_Position %out_var_UV %colors{{$}}
// CHECK: OpEntryPoint Fragment %{{.*}} "pixel" %in_var_UV %out_var_SV_Target %albedo %linearClamp %colors{{$}}
// CHECK: OpEntryPoint TaskEXT %{{.*}} "choose" %gl_LocalInvocationIndex %colors %chosen{{$}}
// CHECK: OpEntryPoint MeshEXT %{{.*}} "build" %{{.*}} %chosen_0{{$}}
// CHECK: OpEntryPoint GLCompute %{{.*}} "sum" %{{.*}} %colors %chosen_1 %sums{{$}}
// CHECK: OpExecutionMode %pixel OriginUpperLeft
// CHECK: OpExecutionMode %sum LocalSize 4 1 1
// CHECK: OpDecorate %in_var_POSITION Location 0
// CHECK-DAG: OpDecorate %out_var_UV Location 0
// CHECK-DAG: OpDecorate %colors Binding 3
// CHECK-DAG: OpDecorate %in_var_UV Location 0
// CHECK-DAG: OpDecorate %sums Binding 5
// The group's memory that one entry gives to mesh shaders is a variable of that class there alone.
// CHECK: %chosen = OpVariable %{{.*}} TaskPayloadWorkgroupEXT
// CHECK: %chosen_1 = OpVariable %{{.*}} Workgroup

struct Corner
{
    float4 place : SV_Position;
    float2 uv : UV;
};
struct Choice
{
    uint of[4];
};

StructuredBuffer<float4> colors : register(t3);
Texture2D<float4> albedo : register(t4);
SamplerState linearClamp : register(s0);
RWStructuredBuffer<float> sums : register(u5);
groupshared Choice chosen;

[shader("vertex")]
Corner vertex(float3 position : POSITION)
{
    Corner corner = { float4(position, 1), colors[0].xy };
    return corner;
}

[shader("pixel")]
float4 pixel(Corner corner) : SV_Target
{
    return albedo.Sample(linearClamp, corner.uv) * colors[1];
}

[shader("amplification")]
[numthreads(4, 1, 1)]
void choose(uint lane : SV_GroupIndex)
{
    chosen.of[lane] = uint(colors[lane].x);
    DispatchMesh(1, 1, 1, chosen);
}

[shader("mesh")]
[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void build(uint lane : SV_GroupIndex, in payload Choice chosen, out vertices Corner corners[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    corners[lane].place = chosen.of[lane];
    corners[lane].uv = 0;
    triangles[0] = uint3(0, 1, 2);
}

[shader("compute")]
[numthreads(4, 1, 1)]
void sum(uint lane : SV_GroupIndex)
{
    chosen.of[lane] = uint(colors[lane].y);
    GroupMemoryBarrierWithGroupSync();
    sums[lane] = chosen.of[3 - lane];
}

// With -fspv-preserve-interface all that an entry declares stays in its interface, be it read or not: system values too.
// RUN: %trefoil dxc -T cs_6_0 -E threads -spirv -fspv-preserve-interface %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=THREADS
// RUN: %trefoil dxc -T ps_6_1 -E pixel -spirv -fspv-preserve-interface %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=PIXEL
// RUN: %trefoil dxc -T vs_6_1 -E vertex -spirv -fspv-preserve-interface %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=VERTEX
// RUN: %trefoil dxc -T ms_6_5 -E mesh -spirv -fspv-preserve-interface -fspv-target-env=vulkan1.3 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=MESH
// RUN: %dxc %s -T cs_6_0 -E threads -spirv -fspv-preserve-interface -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=THREADS
// RUN: %dxc %s -T ps_6_1 -E pixel -spirv -fspv-preserve-interface -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=PIXEL
// RUN: %dxc %s -T vs_6_1 -E vertex -spirv -fspv-preserve-interface -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=VERTEX
// RUN: %dxc %s -T ms_6_5 -E mesh -spirv -fspv-preserve-interface -fspv-target-env=vulkan1.3 -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=MESH

RWBuffer<uint> o;

// The one that is read is there once.
// THREADS: OpDecorate {{.*}} BuiltIn
// THREADS: OpDecorate {{.*}} BuiltIn
// THREADS: OpDecorate {{.*}} BuiltIn
// THREADS: OpDecorate {{.*}} BuiltIn
// THREADS-NOT: BuiltIn
[numthreads(4, 4, 1)]
void threads(uint index : SV_GroupIndex, uint3 local : SV_GroupThreadID, uint3 group : SV_GroupID, uint3 id : SV_DispatchThreadID)
{
    o[id.x] = 1;
}

// PIXEL-DAG: BuiltIn FragCoord
// PIXEL-DAG: BuiltIn FrontFacing
// PIXEL-DAG: BuiltIn PrimitiveId
// PIXEL-DAG: BuiltIn SampleMask
// PIXEL-DAG: BuiltIn SampleId
// PIXEL-DAG: Location 1
float4 pixel(float4 place : SV_Position, float normal : NORMAL, float other : OTHER, bool front : SV_IsFrontFace,
             uint primitive : SV_PrimitiveID, uint coverage : SV_Coverage, uint sample_index : SV_SampleIndex) : SV_Target
{
    return normal;
}

// VERTEX-DAG: BuiltIn VertexIndex
// VERTEX-DAG: BuiltIn ViewIndex
// VERTEX-DAG: Location 1
float4 vertex(float place : PLACE, float other : OTHER, uint id : SV_VertexID, uint view : SV_ViewID) : SV_Position
{
    return place;
}

struct Corner { float4 place : SV_Position; };

// MESH-DAG: BuiltIn LocalInvocationIndex
// MESH-DAG: BuiltIn WorkgroupId
[outputtopology("triangle")] [numthreads(1, 1, 1)]
void mesh(uint index : SV_GroupIndex, uint3 group : SV_GroupID, out vertices Corner corners[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    corners[0].place = corners[1].place = corners[2].place = 1;
    triangles[0] = uint3(0, 1, 2);
}

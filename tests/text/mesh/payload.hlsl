// A payload keeps its structure in both stages: the groupshared variable itself goes to the mesh shader, whose every
// read is one of the structure's parts. In SPIR-V it is a variable of its own class.
// RUN: %trefoil compile %s -T as_6_5 -E as -o %t.as.dxil
// RUN: %dxc-validate %t.as.dxil
// RUN: %dxc-dis %t.as.dxil | %filecheck %s --check-prefix=AS
// RUN: %trefoil compile %s -T ms_6_5 -E ms -o %t.ms.dxil
// RUN: %dxc-validate %t.ms.dxil
// RUN: %dxc-dis %t.ms.dxil | %filecheck %s --check-prefix=MS
// RUN: %trefoil compile %s -T as_6_5 -E as --emit spirv -fspv-target-env=vulkan1.2 -o %t.as.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.as.spv
// RUN: %spirv-dis %t.as.spv | %filecheck %s --check-prefix=TASK
// RUN: %trefoil compile %s -T ms_6_5 -E ms --emit spirv -fspv-target-env=vulkan1.2 -o %t.ms.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.ms.spv
// RUN: %spirv-dis %t.ms.spv | %filecheck %s --check-prefix=MESH

// Matrices lie as they are declared: other compilers' shaders read them.
// AS: %struct.Payload{{.*}} = type { [4 x i32], [3 x [2 x float]], i32 }
// AS: @payload = {{.*}}addrspace(3) global %struct.Payload
// AS: call void @dx.op.dispatchMesh.struct.Payload{{.*}}(i32 173, i32 2, i32 1, i32 1, %struct.Payload{{.*}} addrspace(3)* {{.*}}@payload)
// AS: !{i32 10, ![[STATE:.*]]}
// AS: ![[STATE]] = !{!{{.*}}, i32 44}

// MS: [[PAYLOAD:%.*]] = call %struct.Payload{{.*}}* @dx.op.getMeshPayload.struct.Payload{{.*}}(i32 170)
// MS: getelementptr {{.*}}[[PAYLOAD]], i32 0, i32 0, i32 %{{.*}}
// MS: getelementptr {{.*}}[[PAYLOAD]], i32 0, i32 1, i32 2, i32 1

// TASK: OpEntryPoint TaskEXT
// TASK: %payload = OpVariable {{.*}} TaskPayloadWorkgroupEXT
// TASK: OpAtomicIAdd
// Starting groups ends the shader.
// TASK: OpControlBarrier
// TASK-NEXT: OpEmitMeshTasksEXT %uint_2 %uint_1 %uint_1 %payload
// TASK-NEXT: OpLabel

// MESH: OpEntryPoint MeshEXT
// MESH: OpVariable {{.*}} TaskPayloadWorkgroupEXT

struct Payload
{
    uint cells[4];
    float2x3 transform;
    bool known;
};

groupshared Payload payload;

[numthreads(4, 1, 1)]
void as(uint thread : SV_GroupIndex)
{
    payload.cells[thread] = thread;
    payload.transform[1].z = 3;
    payload.known = true;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(payload.cells[0], 1);
    DispatchMesh(2, 1, 1, payload);
    payload.known = false;
}

struct Vertex
{
    float4 place : SV_Position;
};

[numthreads(3, 1, 1)]
[outputtopology("line")]
void ms(uint thread : SV_GroupIndex, in payload Payload given, out vertices Vertex vertices[3], out indices uint2 lines[2])
{
    SetMeshOutputCounts(3, 2);
    vertices[thread].place = float4(given.cells[thread], given.transform[1].z, given.known, 1);
    lines[thread & 1] = uint2(0, 1);
}

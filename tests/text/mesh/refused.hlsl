// What is refused: targets, models and environments without meshes, parts of a mesh at other stages, and instructions of the
// other stage.
// RUN: not %trefoil compile %s -T ms_6_5 --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=DXBC
// RUN: not %trefoil compile %s -T as_6_4 -o %t 2>&1 | %filecheck %s --check-prefix=MODEL
// RUN: not %trefoil compile %s -T ms_6_5 --emit spirv -o %t 2>&1 | %filecheck %s --check-prefix=VULKAN
// RUN: not %trefoil compile %s -T as_6_5 -E payload -o %t 2>&1 | %filecheck %s --check-prefix=PAYLOAD
// RUN: not %trefoil compile %s -T as_6_5 -E counts -o %t 2>&1 | %filecheck %s --check-prefix=COUNTS
// RUN: not %trefoil compile %s -T as_6_5 -E counts --emit spirv -fspv-target-env=vulkan1.3 -o %t 2>&1 | %filecheck %s --check-prefix=COUNTS
// RUN: not %trefoil compile %s -T as_6_5 -E two --emit spirv -fspv-target-env=vulkan1.3 -o %t 2>&1 | %filecheck %s --check-prefix=TWO

// DXBC: error: profile 'ms_6_5' cannot be compiled to DXBC: mesh and amplification shaders are compiled to DXIL and SPIR-V alone yet
// MODEL: error: profile 'as_6_4' cannot be compiled to DXIL: mesh and amplification shaders need shader model 6.5
// VULKAN: error: mesh shaders need SPIR-V 1.4

struct Payload
{
    uint cell;
};

struct Vertex
{
    float4 place : SV_Position;
};

groupshared Payload first;
groupshared Payload second;

[shader("mesh")]
[numthreads(1, 1, 1)]
[outputtopology("triangle")]
void main(out vertices Vertex vertices[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(0, 0);
}

[numthreads(1, 1, 1)]
// PAYLOAD: [[#@LINE+1]]:33: error: 'payload' parameters are those of a mesh shader's entry
void payload(in payload Payload given)
{
    DispatchMesh(1, 1, 1, first);
}

[numthreads(1, 1, 1)]
void counts()
{
    // COUNTS: [[#@LINE+1]]:5: error:
    SetMeshOutputCounts(1, 1);
    DispatchMesh(1, 1, 1, first);
}

[numthreads(1, 1, 1)]
void two(uint group : SV_GroupID)
{
    if (group)
        DispatchMesh(1, 1, 1, first);
    else
        // TWO: error: an amplification shader for Vulkan gives one payload to all mesh shaders
        DispatchMesh(1, 1, 1, second);
}

// A resource whose index differs between lanes is marked where it is used, in every file of resources; one whose index is the
// same in all is not.
// RUN: %trefoil compile %s -T ps_5_1 -o %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s

// CHECK: mov {{.*}}, CB0[r0.x + 0][0].x {nonuniform}
// CHECK: sample {{.*}}, t0[r0.y + 0].xyzw {nonuniform}, s0[r0.x + 0] {nonuniform}
// CHECK: sample {{.*}}, t0[r0.y + 0].xyzw, s0[2]
// CHECK: ld_structured {{.*}}, u0[r0.x + 1].xyzw {nonuniform}

struct Cell
{
    uint which;
};

ConstantBuffer<Cell> cells[4] : register(b0);
Texture2D textures[8] : register(t0);
SamplerState samplers[4] : register(s0);
RWStructuredBuffer<float> buffers[4] : register(u1);

float4 main(nointerpolation uint i : I, float2 uv : UV) : SV_Target
{
    uint which = cells[NonUniformResourceIndex(i)].which;
    float4 a = textures[NonUniformResourceIndex(which)].Sample(samplers[NonUniformResourceIndex(i)], uv);
    float4 b = textures[cells[0].which].Sample(samplers[2], uv);
    return a + b + buffers[NonUniformResourceIndex(i)][3];
}

// -T vs_6_0 -E main
// Skinning: four matrices of an array in a constant buffer, by variable indices, weighted.
cbuffer Skin { float4x4 bones[64]; float4x4 world_to_clip; };

struct Vertex { float4 position : POSITION; uint4 joints : JOINTS; float4 weights : WEIGHTS; };

float4 main(Vertex v) : SV_Position
{
    float4x4 skin = bones[v.joints.x] * v.weights.x + bones[v.joints.y] * v.weights.y
        + bones[v.joints.z] * v.weights.z + bones[v.joints.w] * v.weights.w;
    return mul(world_to_clip, mul(skin, v.position));
}

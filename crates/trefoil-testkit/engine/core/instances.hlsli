// Instances of meshes, and the vertices they are made of.
#ifndef ENGINE_INSTANCES
#define ENGINE_INSTANCES
#include "constants.hlsli"
#include "bindless.hlsli"
#include "geometry.hlsli"

struct Instance
{
    float3x4 transform;
    float3x4 previous;
    uint material;
    uint mesh;
    float radius;
    uint flags;

    float3 place(float3 p)
    {
        return mul(transform, float4(p, 1.0));
    }

    float3 turn(float3 n)
    {
        return normalize(mul((float3x3)transform, n));
    }
};

struct Vertex
{
    float3 position;
    uint normal;
    uint tangent;
    uint uv;
};

struct Meshlet
{
    uint first_vertex;
    uint first_primitive;
    uint counts;
    uint cone;
    float4 sphere;

    uint vertex_count()
    {
        return counts & 0xFF;
    }

    uint primitive_count()
    {
        return counts >> 8;
    }
};

HEAP_OF(StructuredBuffer<Instance>, instances, 8)

Instance instance_at(uint i)
{
    StructuredBuffer<Instance> instances = HEAP(instances, NonUniformResourceIndex(instances_index));
    return instances[i];
}

Vertex vertex_at(uint buffer, uint i)
{
    RawBuffer vertices = { buffer };
    return vertices.load<Vertex>(i);
}

#endif

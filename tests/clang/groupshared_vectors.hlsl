// Vectors and arrays of arrays in memory of the group.
// compute: main
// bind t0: structured float4[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

groupshared float3 places[32];
groupshared int indices[32];
groupshared float2 sizes[16][2];

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    places[i] = a[i].xyz;
    indices[i] = (int)i;
    sizes[i >> 1][i & 1] = a[i].zw;
    GroupMemoryBarrierWithGroupSync();
    uint k = (i + 5) & 31;
    r[i] = float4(places[k].zy, (float)indices[k], sizes[k >> 1][k & 1].x);
}

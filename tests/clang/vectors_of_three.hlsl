// Vectors of three in structured buffers, whose elements lie close.
// compute: main
// bind t0: structured float3[32] random(7)
// bind u0: structured float3[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float3> a : register(t0);
RWStructuredBuffer<float3> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float3 x = a[i];
    float3 y = cross(x, x.yzx + 0.5);
    r[i] = y + normalize(x + 0.25) * dot(x, y) + length(x.xy);
}

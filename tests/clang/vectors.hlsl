// Vectors: lane by lane, shuffled, and put together.
// compute: main
// bind t0: structured float4[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float4 x = a[i];
    float4 y = x.wzyx * 2 - x.xxyy;
    y.xz = x.yw + y.zx;
    y += float4(x.xy, y.zw) * float4(1, 2, 3, 4);
    r[i] = y;
}

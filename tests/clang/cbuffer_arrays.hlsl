// Arrays in a constant buffer: each element takes a row.
// compute: main
// bind b0: constant float[32] iota(1)
// bind u0: structured float[8] zero
// expect u0 within 1e-4: agree

cbuffer C : register(b0)
{
    float a[3];
    float2 b[2];
    float4 c[3];
};
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    r[i] = a[i % 3] + b[i & 1].y * 100 + dot(c[i % 3], float4(1, 2, 3, 4));
}

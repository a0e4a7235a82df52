// Two constant buffers and loose constants.
// compute: main
// bind b0: constant float[4] 1 2 3 4
// bind b1: constant float[4] 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-4: agree

cbuffer A : register(b0) { float4 a; };
cbuffer B : register(b1) { float2 b; float2 c; };
RWStructuredBuffer<float> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    r[id.x] = a[id.x] * b.x + c.y - b.y * c.x;
}

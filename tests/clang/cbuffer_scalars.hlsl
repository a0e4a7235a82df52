// A constant buffer of scalars and vectors, packed into rows.
// compute: main
// bind b0: constant mixed 1.5 2.5 3 4.5  5.0 6.0 7.0 8  9.0 10.0 11.0 12.0  13 14 0 0
// bind u0: structured float[8] zero
// expect u0 within 1e-4: agree

cbuffer C : register(b0)
{
    float2 a;
    int b;
    float c;
    float3 d;
    uint e;
    float4 f;
    int2 g;
};
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float k = (float)id.x;
    r[id.x] = a.x + a.y * k + (float)b + c * d.z + d.x * d.y + (float)e * f[id.x & 3] + (float)(g.x - g.y);
}

// Structures in a constant buffer, one in an array.
// compute: main
// bind b0: constant float[40] iota(1)
// bind u0: structured float[8] zero
// expect u0 within 1e-4: agree

struct Light
{
    float4 color;
    float4 size;
};
cbuffer C : register(b0)
{
    float4 scale;
    Light sun;
    Light lamps[2];
    float last;
};
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float k = (float)id.x;
    float near = dot(lamps[1].color, float4(1, 2, 3, 4)) * lamps[1].size.w + lamps[0].size.y * k;
    r[id.x] = dot(sun.color, scale) + near + sun.size.x + last;
}

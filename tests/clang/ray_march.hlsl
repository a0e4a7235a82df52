// A march along a ray towards spheres, whose distances are joined.
// compute: main
// bind t0: structured float2[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 2e-2: agree

StructuredBuffer<float2> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

float sphere(float3 p, float size) { return length(p) - size; }
float scene(float3 p)
{
    float d = sphere(p - float3(0.2, 0.1, 0), 0.6);
    d = min(d, sphere(p - float3(-0.5, 0, 1), 0.5));
    return max(d, -sphere(p, 0.2));
}

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float3 origin = float3(a[i] * 2 - 1, -3);
    float3 direction = normalize(float3((a[i].yx - 0.5) * 0.2, 1));
    float t = 0;
    int steps = 0;
    for (; steps < 40; steps++)
    {
        float d = scene(origin + direction * t);
        if (d < 0.01 || t > 10)
            break;
        t += d * 0.9;
    }
    r[i] = float4(t, t > 10 ? 1 : 0, origin.xy);
}

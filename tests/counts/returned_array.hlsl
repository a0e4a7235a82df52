// -T cs_6_2 -E main
// A function fills an array that its caller indexes: it lies in one place, and is not copied on the way. What is set to zero first and
// written then is written once.

struct Planes
{
    float4 planes[6];

    bool sees(float3 at, float radius)
    {
        [loop] for (uint i = 0; i < 6; i++)
            if (dot(planes[i].xyz, at) + planes[i].w < -radius)
                return false;
        return true;
    }
};

Planes planes_of(float4x4 m)
{
    Planes p = (Planes)0;
    p.planes[0] = m[3] + m[0];
    p.planes[1] = m[3] - m[0];
    p.planes[2] = m[3] + m[1];
    p.planes[3] = m[3] - m[1];
    p.planes[4] = m[2];
    p.planes[5] = m[3] - m[2];
    [loop] for (uint i = 0; i < 6; i++)
        p.planes[i] /= length(p.planes[i].xyz);
    return p;
}

row_major float4x4 view;
StructuredBuffer<float4> balls;
RWStructuredBuffer<uint> seen;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Planes planes = planes_of(view);
    float4 ball = balls[id];
    if (planes.sees(ball.xyz, ball.w))
        InterlockedAdd(seen[0], 1);
}

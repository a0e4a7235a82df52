// -T cs_6_2 -E main
// A loop too long to be written out for its size alone is where variables index arrays in it and nowhere else: then the arrays are values,
// and what addressed, stored and loaded their elements is gone with what counted.

struct Harmonics
{
    float c[9];
};

Harmonics harmonics(float3 d)
{
    Harmonics h;
    h.c[0] = 0.282095;
    h.c[1] = -0.488603 * d.y;
    h.c[2] = 0.488603 * d.z;
    h.c[3] = -0.488603 * d.x;
    h.c[4] = 1.092548 * d.x * d.y;
    h.c[5] = -1.092548 * d.y * d.z;
    h.c[6] = 0.315392 * (3.0 * d.z * d.z - 1.0);
    h.c[7] = -1.092548 * d.x * d.z;
    h.c[8] = 0.546274 * (d.x * d.x - d.y * d.y);
    return h;
}

Harmonics scaled(Harmonics h, float by)
{
    Harmonics r;
    for (int i = 0; i < 9; i++)
        r.c[i] = h.c[i] * by;
    return r;
}

StructuredBuffer<float4> directions;
RWStructuredBuffer<float> weights;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float4 d = directions[id];
    Harmonics h = scaled(harmonics(d.xyz), d.w);
    float first = max(max(h.c[0], h.c[1]), max(h.c[2], h.c[3]));
    float second = max(max(h.c[4], h.c[5]), max(h.c[6], h.c[7]));
    weights[id] = max(max(first, second), h.c[8]);
}

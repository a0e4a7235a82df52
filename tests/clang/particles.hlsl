// Particles that move, bounce and grow old.
// compute: main
// bind t0: structured float4[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-3: agree

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

struct Particle
{
    float2 place;
    float2 speed;
    void bounce(inout float x, inout float v)
    {
        if (x < 0)
        {
            x = -x;
            v = -v * 0.9;
        }
        else if (x > 1)
        {
            x = 2 - x;
            v = -v * 0.9;
        }
    }
    void step(float t)
    {
        speed.y -= 0.5 * t;
        place += speed * t;
        bounce(place.x, speed.x);
        bounce(place.y, speed.y);
    }
};

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    Particle p;
    p.place = a[i].xy;
    p.speed = a[i].zw * 2 - 1;
    for (int k = 0; k < 16; k++)
        p.step(0.1);
    r[i] = float4(p.place, p.speed);
}

// Emitter @N@: where its particles begin, and how they fare.
struct Emitter@N@
{
    float3 position;
    float spread;
    float3 velocity;
    float life;
    Quaternion turn;
    uint seed;

    Random random(uint id)
    {
        Random r;
        r.state = pcg(seed + id * @A@u);
        return r;
    }

    float3 birth(uint id)
    {
        Random r = random(id);
        float3 p = r.on_sphere() * spread * 0.@B@;
        p.y *= r.next_float() < 0.@C@ ? 1.0 : -1.0;
        return position + turn.rotate(p);
    }

    float3 speed(uint id)
    {
        Random r = random(id + @B@);
        return velocity * (0.5 + r.next_float()) + r.on_hemisphere(float3(0, 1, 0)) * 0.@A@;
    }
};

float3 emitter@N@_move(Emitter@N@ e, uint id, float t)
{
    float age = fmod(t, max(e.life, 0.1));
    float3 p = e.birth(id), v = e.speed(id);
    for (uint i = 0; i < @A@; i++)
    {
        v += (wind * 0.@B@ - float3(0, 9.8, 0) * 0.@C@) * age / @A@.0;
        p += v * age / @A@.0;
    }
    return p;
}


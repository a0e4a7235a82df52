// Field @N@: a distance to a shape, its gradient, and a march through it.
float field@N@_distance(float3 p, float t)
{
    float3 q = p - float3(0.@A@, 0.@B@, 0.@C@);
    q.xz = rotate_2d(q.xz, t * 0.@B@ + @A@.0);
    float d = box_distance(q, float3(@A@.0, @B@.0, @C@.0) * 0.1);
    [unroll] for (int i = 0; i < 2; i++)
    {
        float3 c = float3(i == 0 ? -1.0 : 1.0, 0.@C@, 0) * @B@.0;
        d = smooth_union(d, sphere_distance(q - c, 0.@A@ + 0.1 * i), 0.2);
    }
    return d + 0.0@C@ * value_noise(p * @A@.0);
}

float3 field@N@_normal(float3 p, float t)
{
    const float2 e = float2(1, -1) * 0.000@A@;
    return safe_normalize(e.xyy * field@N@_distance(p + e.xyy, t) + e.yyx * field@N@_distance(p + e.yyx, t) +
                          e.yxy * field@N@_distance(p + e.yxy, t) + e.xxx * field@N@_distance(p + e.xxx, t));
}

bool field@N@_march(Ray ray, float most, float t, out float at)
{
    at = 0;
    for (uint step = 0; step < 6@A@; step++)
    {
        float d = field@N@_distance(ray.at(at), t);
        if (d < 1e-3 * at)
            return true;
        at += d;
        if (at > most)
            break;
    }
    return false;
}


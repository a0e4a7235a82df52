// Curve @N@: keys in a table, eased in one of several manners.
SHARED_ENUM(Ease@N@)
{
    Linear,
    Smooth,
    Cubic,
    Bounce,
    Count = @A@,
};

static const float2 CURVE@N@_KEYS[6] = {
    float2(0.0, 0.@A@), float2(0.2, 0.@B@), float2(0.4, 0.@C@), float2(0.6, 1.@A@), float2(0.8, 1.@B@), float2(1.0, 1.@C@)
};

float curve@N@_ease(float x, Ease@N@ how)
{
    switch (how)
    {
    case Ease@N@::Smooth:
        return x * x * (3.0 - 2.0 * x);
    case Ease@N@::Cubic:
        return x < 0.5 ? 4.0 * x * x * x : 1.0 - 0.5 * pow(2.0 - 2.0 * x, 3);
    case Ease@N@::Bounce:
    {
        float y = 1.0 - x;
        return 1.0 - abs(sin(@A@.0 * y)) * y * y;
    }
    default:
        return x;
    }
}

float curve@N@_at(float t, Ease@N@ how = Ease@N@::Smooth)
{
    uint i = 0;
    while (i < 4 && t > CURVE@N@_KEYS[i + 1].x)
        ++i;
    float2 a = CURVE@N@_KEYS[i], b = CURVE@N@_KEYS[i + 1];
    return lerp(a.y, b.y, curve@N@_ease(saturate((t - a.x) / (b.x - a.x)), how));
}


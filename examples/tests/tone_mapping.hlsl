// trefoil test examples/tests/tone_mapping.hlsl
#include "../tone_mapping.hlsl"

[test] void black_stays_black_and_white_stays_white()
{
    assert(all(abs(filmic(0)) < 1e-6), "black");
    assert(all(abs(to_srgb(1) - 1) < 1e-6), "white");
}

[test] void the_curve_of_srgb_has_no_step()
{
    float3 below = to_srgb(0.00313), above = to_srgb(0.00314);
    assert(all(above > below) && all(above - below < 0.001), "where its two parts meet");
}

[test] void more_light_is_never_darker()
{
    for (float x = 0; x < 8; x += 0.125)
        assert(filmic(x + 0.125).x > filmic(x).x, "rising");
}

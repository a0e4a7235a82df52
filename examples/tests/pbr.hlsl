// trefoil test examples/tests/pbr.hlsl
#include "../pbr.hlsl"

[test] void a_grazing_view_reflects_everything()
{
    assert(all(fresnel(0.04, 0) == 1), "grazing");
    assert(all(abs(fresnel(0.04, 0.9) - 0.04) < 1e-4), "nearly straight on");
}

// The area of the facets, seen from above, is that of the surface.
[test] void facets_cover_the_surface_once()
{
    const uint steps = 256;
    for (float alpha = 0.25; alpha <= 1; alpha += 0.25)
    {
        float sum = 0;
        for (uint i = 0; i < steps; i++)
        {
            float angle = (i + 0.5) * pi / 2 / steps;
            sum += distribution(cos(angle), alpha) * cos(angle) * sin(angle) * pi * pi / steps;
        }
        assert(abs(sum - 1) < 0.01, "area");
    }
}

[test] void light_from_below_is_no_light()
{
    Light light = { float3(0, -1, 0), 10, float3(1, 1, 1), 5 };
    Surface surface = { float3(1, 1, 1), 0, 0.5, float3(0, 1, 0), normalize(float3(1, 1, 0)) };
    assert(all(lit_by(light, surface, float3(0, 0, 0)) == 0), "below");
    light.place.y = 1;
    assert(all(lit_by(light, surface, float3(0, 0, 0)) > 0), "above");
    light.range = 0.5;
    assert(all(lit_by(light, surface, float3(0, 0, 0)) == 0), "out of reach");
}

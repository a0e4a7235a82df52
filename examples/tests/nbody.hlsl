// trefoil test examples/tests/nbody.hlsl
#include "../nbody.hlsl"

// Constants are zero in a test, and so is the softening.
[test] void pull_falls_with_the_square_of_the_distance()
{
    float3 here = float3(1, 2, 3);
    float near = length(pull(here, float4(here + float3(2, 0, 0), 8)));
    float far = length(pull(here, float4(here + float3(0, 4, 0), 8)));
    assert(abs(near - 2) < 1e-5, "8 / 2 / 2");
    assert(abs(near / far - 4) < 1e-4, "twice as far");
}

[test] void pull_points_at_the_other_body()
{
    float3 force = pull(float3(0, 0, 0), float4(0, 0, -3, 9));
    assert(force.z < 0 && force.x == 0 && force.y == 0, "direction");
}

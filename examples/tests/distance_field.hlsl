// trefoil test examples/tests/distance_field.hlsl
#include "../distance_field.hlsl"

[test] void the_scene_is_a_ball_on_a_floor()
{
    assert(scene(float3(0, 3, 0)) == 1, "over the ball");
    assert(scene(float3(5, 0.25, 0)) == 0.25, "over the floor");
    assert(scene(float3(0, 1, 0)) == -1, "in the middle of the ball");
}

[test] void normals_point_outwards()
{
    assert(all(abs(normal_at(float3(5, 0, 0)) - float3(0, 1, 0)) < 1e-3), "on the floor");
    assert(all(abs(normal_at(float3(1, 1, 0)) - float3(1, 0, 0)) < 1e-3), "at the side of the ball");
}

// Light scattered in a volume of cells along the view.
#include "engine.hlsli"

RWTexture3D<float4> scattering : register(u0);

[numthreads(4, 4, 4)]
void main(uint3 id : SV_DispatchThreadID)
{
    float3 cells = float3(160, 90, 64);
    float3 uvw = (id + 0.5 + float3(0, 0, interleaved_gradient(id.xy) - 0.5)) / cells;
    float3 world = world_at(uvw.xy, exp2(-10.0 * uvw.z));
    float density = fog_density * (0.5 + fractal_noise(world * 0.1, OCTAVES));
    float3 to_eye = normalize(camera.position - world);
    float3 sum = 0;
    [loop] for (uint i = 0; i < min(light_count, 32); i++)
    {
        Light light = light_at(i);
        LightSample s = sample_light(light, world);
        float lit = light.kind() == LightKind::Sun ? sun_shadow(world, uvw.z * camera.far_plane, id.xy) : 1.0;
        sum += s.radiance * phase(dot(s.direction, to_eye), 0.3) * lit;
    }
    scattering[id] = float4(sum * density, density);
}

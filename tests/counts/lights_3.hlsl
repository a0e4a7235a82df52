// -T ps_6_0 -E main
// A loop over 3 lights with a large body, which does not ask to be unrolled.
struct Light { float3 position; float range; float3 color; float cone; float3 direction; float inner; };
cbuffer Lights { Light lights[3]; float3 eye; };

struct Varyings { float3 position : POSITION; float3 normal : NORMAL; float3 albedo : ALBEDO; float roughness : ROUGHNESS; };

float4 main(Varyings v) : SV_Target
{
    float3 n = normalize(v.normal);
    float3 view = normalize(eye - v.position);
    float3 sum = 0;
    for (int i = 0; i < 3; ++i) {
        float3 to_light = lights[i].position - v.position;
        float distance = length(to_light);
        float3 l = to_light / distance;
        float3 h = normalize(l + view);
        float falloff = saturate(1 - pow(distance / lights[i].range, 4));
        float spot = smoothstep(lights[i].cone, lights[i].inner, dot(-l, lights[i].direction));
        float a = v.roughness * v.roughness;
        float nh = saturate(dot(n, h));
        float d = nh * nh * (a * a - 1) + 1;
        float specular = a * a / (3.14159265 * d * d);
        float fresnel = 0.04 + 0.96 * pow(1 - saturate(dot(view, h)), 5);
        sum += (v.albedo + specular * fresnel) * lights[i].color * (saturate(dot(n, l)) * falloff * falloff * spot);
    }
    return float4(sum, 1);
}

// A large shader: most of what the headers have, in one place.
#include "engine.hlsli"

RWTexture2D<float4> result : register(u0);

float3 path(Ray ray, inout Random random, uint bounces)
{
    float3 throughput = 1.0, sum = 0;
    for (uint bounce = 0; bounce < bounces; bounce++)
    {
        float t = 1e9;
        float3 normal = 0;
        uint hit = 0;
        for (uint i = 0; i < 16; i++)
        {
            Instance instance = instance_at(i);
            Box box = { instance.place(-1.0), instance.place(1.0) };
            float near_t, far_t;
            if (!hits_box(ray, box, near_t, far_t))
                continue;
            for (uint n = 0; n < 12; n++)
            {
                Vertex a = vertex_at(draw.vertices, 3 * n);
                Vertex b = vertex_at(draw.vertices, 3 * n + 1);
                Vertex c = vertex_at(draw.vertices, 3 * n + 2);
                float2 uv;
                float3 p0 = instance.place(a.position), p1 = instance.place(b.position), p2 = instance.place(c.position);
                if (hits_triangle(ray, p0, p1, p2, t, uv))
                {
                    normal = normalize(cross(p1 - p0, p2 - p0));
                    hit = instance.material + 1;
                }
            }
        }
        if (hit == 0)
            return sum + throughput * irradiance_of(ambient, ray.direction);
        Material material = material_at(hit - 1);
        Surface s = (Surface)0;
        s.position = ray.at(t);
        s.normal = faceforward(normal, ray.direction, normal);
        s.view = -ray.direction;
        s.albedo = from_srgb(material.colour.rgb);
        s.roughness = material.roughness;
        s.metallic = material.metallic;
        s.specular = 0.5;
        s.emissive = material.emissive;
        sum += throughput * s.emissive;
        for (uint l = 0; l < light_count; l++)
            sum += throughput * shade_with_light(s, l);
        float3x3 basis = basis_of(s.normal);
        float3 towards;
        if (random.next_float() < 0.5)
            towards = mul(cosine_hemisphere(random.next_float2()), basis);
        else
            towards = reflect(ray.direction, mul(sample_ggx(random.next_float2(), mul(basis, s.view), square(s.roughness)), basis));
        throughput *= evaluate_surface(s, towards) * PI;
        float survive = max3(throughput);
        if (survive < 0.01 || random.next_float() > survive)
            break;
        throughput /= survive;
        ray.origin = s.position + s.normal * 1e-3;
        ray.direction = towards;
    }
    return sum;
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    Random random = random_of(id, frame);
    float3 sum = 0;
    for (uint n = 0; n < SAMPLES; n++)
    {
        float2 uv = (id + random.next_float2()) / camera.size;
        Ray ray;
        ray.origin = camera.position;
        ray.direction = normalize(world_at(uv, 0.5) - camera.position);
        sum += path(ray, random, BOUNCES);
    }
    float3 c = sum / SAMPLES;
    Quaternion turn = quaternion_of(float3(0, 1, 0), time) * quaternion_of(float3(1, 0, 0), delta).conjugate();
    c += generated_sum(float4(turn.rotate(c), 1.0), id.x);
    result[id] = float4(to_srgb(tone_map(apply_fog(c, world_at(id / camera.size, depth_at(id))))), 1.0);
}

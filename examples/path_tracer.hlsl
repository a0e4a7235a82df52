// A path tracer as a library: light that comes from the sky and from glowing spheres, by paths that bounce off matt surfaces. The
// closest-hit shaders tell what was met; the ray generation shader walks each path and sums up. An any-hit shader makes
// holes in the ground.
// library: path_tracer
// model: 6.5

struct Material
{
    float3 albedo;
    float glow;
};

// What a ray tells of the surface that it meets; where it meets none, the light of the sky.
struct Surface
{
    float3 normal;
    float distance;
    Material material;
};

struct Sphere
{
    float3 center;
    float radius;
    Material material;
};

struct SphereHit
{
    float3 normal;
};

cbuffer Camera : register(b0)
{
    float3 eye;
    uint samples;
    float3 forward;
    uint bounces;
    float3 right;
    float hole;
    float3 up;
    float sky;
};

RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<Sphere> spheres : register(t1);
RWTexture2D<float4> image : register(u0);

static const float PI = 3.14159265;

// Numbers without a pattern, by a permutation of a counter.
struct Random
{
    uint state;

    void start(uint2 at, uint number)
    {
        state = at.x * 1973 + at.y * 9277 + number * 26699 | 1;
    }

    float next()
    {
        state = state * 747796405 + 2891336453;
        uint word = (state >> (state >> 28) + 4 ^ state) * 277803737;
        return ((word >> 22 ^ word) >> 8) / 16777216.0;
    }
};

// A direction around a normal, the more likely the nearer.
float3 scattered(float3 normal, inout Random random)
{
    float z = random.next() * 2 - 1, turn = random.next() * 2 * PI;
    float3 direction = float3(sqrt(max(0, 1 - z * z)) * float2(cos(turn), sin(turn)), z);
    float3 sum = normal + direction;
    return dot(sum, sum) < 1e-6 ? normal : normalize(sum);
}

Surface met(float3 from, float3 direction)
{
    RayDesc ray = { from, 1e-3, direction, 1e4 };
    Surface surface = (Surface)0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, surface);
    return surface;
}

float3 light_along(float3 from, float3 direction, inout Random random)
{
    float3 light = 0, left = 1;
    for (uint bounce = 0; bounce <= bounces; bounce++)
    {
        Surface surface = met(from, direction);
        light += left * surface.material.glow * surface.material.albedo;
        if (surface.distance < 0)
            break;
        left *= surface.material.albedo;
        from += direction * surface.distance;
        direction = scattered(surface.normal, random);
    }
    return light;
}

[shader("raygeneration")]
void generate()
{
    uint2 at = DispatchRaysIndex().xy;
    float2 size = DispatchRaysDimensions().xy;
    float3 sum = 0;
    for (uint i = 0; i < samples; i++)
    {
        Random random;
        random.start(at, i);
        float2 place = (at + float2(random.next(), random.next())) / size * 2 - 1;
        float3 direction = normalize(forward + right * place.x - up * place.y);
        sum += light_along(eye, direction, random);
    }
    image[at] = float4(sum / samples, 1);
}

[shader("miss")]
void sky_light(inout Surface surface)
{
    float height = WorldRayDirection().y * 0.5 + 0.5;
    surface.distance = -1;
    surface.material.albedo = lerp(float3(1, 1, 1), float3(0.5, 0.7, 1), height);
    surface.material.glow = sky;
}

[shader("anyhit")]
void perforated(inout Surface surface, in BuiltInTriangleIntersectionAttributes hit)
{
    float2 place = (WorldRayOrigin() + RayTCurrent() * WorldRayDirection()).xz;
    if (length(frac(place) - 0.5) < hole)
        IgnoreHit();
}

[shader("closesthit")]
void ground(inout Surface surface, in BuiltInTriangleIntersectionAttributes hit)
{
    float2 place = (WorldRayOrigin() + RayTCurrent() * WorldRayDirection()).xz;
    int2 tile = int2(floor(place));
    surface.normal = float3(0, WorldRayDirection().y < 0 ? 1 : -1, 0);
    surface.distance = RayTCurrent();
    surface.material.albedo = (tile.x + tile.y & 1) ? float3(0.7, 0.7, 0.7) : float3(0.2, 0.3, 0.4);
    surface.material.glow = 0;
}

[shader("intersection")]
void meet_sphere()
{
    Sphere sphere = spheres[PrimitiveIndex()];
    float3 from = ObjectRayOrigin() - sphere.center, along = ObjectRayDirection();
    float a = dot(along, along), b = dot(from, along), c = dot(from, from) - sphere.radius * sphere.radius;
    float d = b * b - a * c;
    if (d <= 0)
        return;
    float near = (-b - sqrt(d)) / a, far = (-b + sqrt(d)) / a;
    float t = near > RayTMin() ? near : far;
    SphereHit hit = { (from + t * along) / sphere.radius };
    ReportHit(t, 0, hit);
}

[shader("closesthit")]
void sphere(inout Surface surface, in SphereHit hit)
{
    surface.normal = normalize(mul(hit.normal, (float3x3)WorldToObject3x4()));
    surface.distance = RayTCurrent();
    surface.material = spheres[PrimitiveIndex()].material;
}

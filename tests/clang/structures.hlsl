// Structures in variables, copied, passed and returned.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

struct Ray
{
    float3 origin;
    float3 direction;
};
Ray make(float x, float3 d)
{
    Ray ray;
    ray.origin = float3(x, x * 2, -x);
    ray.direction = d;
    return ray;
}
float3 at(Ray ray, float t) { return ray.origin + ray.direction * t; }

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    Ray ray = make(a[i], float3(1, 2, 3));
    Ray other = ray;
    other.origin.y += 1;
    r[i] = dot(at(other, 2), float3(1, 10, 100)) + ray.origin.y;
}

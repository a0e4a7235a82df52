// -T cs_6_5 -E main => refused
// A structure with the name of a built-in one, as translated shaders declare `RayDesc` again, is an error.
struct RayDesc //~ 8: error: redefinition of 'RayDesc'
{
    float3 Origin;
    float TMin;
    float3 Direction;
    float TMax;
};

RWByteAddressBuffer results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 1 };
    results.Store(0, ray.TMax);
}

// -T ps_6_0 -E main => dxil spirv
// In a namespace a structure may have the name of a built-in one, and everywhere that of an object of effect files.
namespace N
{
    struct RayDesc { float x; };
}

struct BlendState { float x; };

float4 main() : SV_Target
{
    N::RayDesc ray = { 1 };
    return ray.x;
}

// Lambert and a highlight, from a table of lights.
// compute: main
// bind t0: structured float3[32] random(7)
// bind u0: structured float3[32] zero
// expect u0 within 1e-3: agree
// except clang-spirv-o0: clang's data layout for Vulkan has vectors of three 16 bytes apart
// except clang-spirv-o1: as above
// except clang-spirv-o3: as above

StructuredBuffer<float3> a : register(t0);
RWStructuredBuffer<float3> r : register(u0);
static const float3 Lights[3] = { float3(1, 2, 3), float3(-2, 1, 1), float3(0, -1, 2) };

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float3 n = normalize(a[i] + 0.1), sum = 0.05;
    for (uint j = 0; j < 3; j++)
    {
        float3 l = normalize(Lights[j] - a[i]);
        float lambert = saturate(dot(n, l));
        float3 h = normalize(l + float3(0, 0, 1));
        sum += lambert * float3(0.9, 0.8, 0.7) + pow(saturate(dot(n, h)), 8.0) * 0.5;
    }
    r[i] = sum / (1 + sum);
}

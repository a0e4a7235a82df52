// Debug information of SPIR-V changes nothing: drivers take the module and compute the same.
// compute: main
// args: -fspv-debug=vulkan-with-source
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0: 22 24 26 28

struct Light
{
    float3 direction;
    float power;

    float on(float3 normal)
    {
        float facing = dot(direction, normal);
        return facing + power;
    }
};

StructuredBuffer<Light> lights : register(t0);
RWStructuredBuffer<float> r : register(u0);
static uint steps = 0;

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float sum = 0;
    for (int i = 0; i < 2; ++i)
    {
        Light light = lights[i];
        sum += light.on(float3(1, 0, 0));
        ++steps;
    }
    float table[4] = { 0, 1, 2, 3 };
    r[id.x] = sum + table[id.x] * steps + 4;
}

// -T cs_6_0 => dxil spirv
struct Light { float3 at [[other]]; float power [[other]] : POWER; };
cbuffer Scene { float time [[other]]; Light lights[2] [[other]]; }
RWStructuredBuffer<float> result [[other]] : register(u0);
float scaled(float value [[other]], float by[2] [[other]]) [[other]] { return value * by[1]; }
[numthreads(1, 1, 1)]
void main(uint index [[other]] : SV_GroupIndex)
{
    float factors[2] [[other]] = { 1, 2 }, start [[other]] = lights[index].power;
    for (uint i [[other]] = 0; i < 2; i++)
        result[i] = scaled(start + time, factors);
}

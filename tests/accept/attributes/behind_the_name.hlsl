// -T cs_6_0 => dxil spirv
struct Light { float3 at [[other]]; float power [[other]] : POWER; }; //~ 28: warning: unknown attribute 'other' ignored [-Wunknown-attributes] //~ 51: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
cbuffer Scene { float time [[other]]; Light lights[2] [[other]]; } //~ 30: warning: unknown attribute 'other' ignored [-Wunknown-attributes] //~ 57: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
RWStructuredBuffer<float> result [[other]] : register(u0); //~ 36: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
float scaled(float value [[other]], float by[2] [[other]]) [[other]] { return value * by[1]; } //~ 28: warning: unknown attribute 'other' ignored [-Wunknown-attributes] //~ 51: warning: unknown attribute 'other' ignored [-Wunknown-attributes] //~ 62: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
[numthreads(1, 1, 1)]
void main(uint index [[other]] : SV_GroupIndex) //~ 24: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
{
    float factors[2] [[other]] = { 1, 2 }, start [[other]] = lights[index].power; //~ 24: warning: unknown attribute 'other' ignored [-Wunknown-attributes] //~ 52: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
    for (uint i [[other]] = 0; i < 2; i++) //~ 19: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
        result[i] = scaled(start + time, factors);
}

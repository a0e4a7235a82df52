// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
float g(in const in float a) { return 1; } //~ 9: error: duplicate HLSL parameter usages 'in'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float x = 1; o[id] = g(x);
}

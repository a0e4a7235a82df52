// -T cs_6_0 -HV 2018 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> T twice(T v) { return v + v; } //~ 1: error: 'template' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = twice(2);
}

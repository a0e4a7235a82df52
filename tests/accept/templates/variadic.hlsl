// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename... T> int count(T... v) { return 1; } //~ 18: error: variadic templates are not supported in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = count(1, 2);
}

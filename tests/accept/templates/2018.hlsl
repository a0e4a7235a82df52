// -T cs_6_0 -HV 2018
RWStructuredBuffer<int> o : register(u0);
template<typename T> T twice(T v) { return v + v; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = twice(2);
}

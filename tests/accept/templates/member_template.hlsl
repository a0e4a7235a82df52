// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { template<typename T> T twice(T v) { return v + v; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s;
    o[0] = s.twice(2) + (int)s.twice<float>(1.5);
}

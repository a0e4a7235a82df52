// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; int bad() { return x.nothing; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<int> s; s.x = 1;
    o[0] = s.x;
}

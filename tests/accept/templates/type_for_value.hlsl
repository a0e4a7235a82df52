// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
template<int N> struct S { int x[N]; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<int> s;
    o[0] = 1;
}

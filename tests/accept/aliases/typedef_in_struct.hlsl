// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
struct S { typedef int T; T x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S::T y = 3; o[0] = y;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { typedef int T; T x; }; //~ 12: error: nested typedefs are not supported in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S::T y = 3; o[0] = y;
}

// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { static const int K = 5; int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = S::K;
}

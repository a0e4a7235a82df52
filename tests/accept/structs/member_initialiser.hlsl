// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
struct S { int x = 5; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s;
    o[0] = 1;
}

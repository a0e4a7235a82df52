// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
struct S { int x; int y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { .x = 1, .y = 2 };
    o[0] = s.x;
}

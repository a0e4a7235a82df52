// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; int y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { .x = 1, .y = 2 }; //~ 11: error: too few elements in vector initialization (expected 2 elements, have 0)
    o[0] = s.x;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct A { int x; }; struct B { int y; }; struct D : A, B { int z; }; //~ 57: error: multiple concrete base types specified
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    D d; o[0] = 1;
}

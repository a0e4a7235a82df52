// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
struct A { int x; }; struct B { int y; }; struct D : A, B { int z; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    D d; o[0] = 1;
}

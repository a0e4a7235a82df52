// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct B { int x; }; struct D : B { int y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    B b; b.x = 1;
    D d = (D)b; //~ 11: error: cannot convert from 'B' to 'D'
    o[0] = d.x;
}

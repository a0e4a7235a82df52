// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct B { int x; }; struct D : B { int y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    B b; b.x = 1;
    D d = b; //~ 7: error: cannot initialize a variable of type 'D' with an lvalue of type 'B'
    o[0] = d.x;
}

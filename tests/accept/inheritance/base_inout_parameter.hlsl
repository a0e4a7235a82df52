// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct A { int x; }; struct B : A { int y; };
void set(inout A a) { a.x = 5; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    B v = { 1, 2 };
    set(v); //~ 5: error: no matching function for call to 'set'
    o[0] = v.x;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; void set() const { x = 1; } }; //~ 29: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 2; s.set();
    o[0] = s.x;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int f(int v) { return v < 1 ? 0 : f(v - 1); } }; //~ 12: error: recursive functions are not allowed: function 'main' calls recursive function 'S::f'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s;
    o[0] = s.f(2);
}

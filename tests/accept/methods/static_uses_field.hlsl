// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; static int twice() { return x * 2; } }; //~ 47: error: invalid use of member 'x' in static member function
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = S::twice();
}

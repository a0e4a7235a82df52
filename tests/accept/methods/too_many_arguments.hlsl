// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int f(int v) { return v; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s;
    o[0] = s.f(1, 2); //~ 19: error: too many arguments to function call, expected single argument 'v', have 2 arguments
}

// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
struct S { int f(int v) { return v < 1 ? 0 : f(v - 1); } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s;
    o[0] = s.f(2);
}

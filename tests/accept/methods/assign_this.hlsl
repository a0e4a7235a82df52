// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; void set(S t) { this = t; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s, t; s.x = 1; t.x = 2; s.set(t);
    o[0] = s.x;
}

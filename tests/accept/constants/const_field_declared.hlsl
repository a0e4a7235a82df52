// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { const int x; }; //~ 12: error: 'const' is not a valid modifier for a field
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 };
    o[0] = s.x;
}

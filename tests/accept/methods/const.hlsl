// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; int get() const { return x; } }; //~ 28: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const S s = { 1 };
    o[0] = s.get();
}

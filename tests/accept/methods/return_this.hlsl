// -T cs_6_0 => spirv
// except outcome: DXC's code generation stops at 'this' as a value.
RWStructuredBuffer<int> o : register(u0);
struct S { int x; S get() { return this; } }; //~ 36: error: cannot compile this aggregate expression yet
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 1;
    o[0] = s.get().x;
}

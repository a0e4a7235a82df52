// -T cs_6_0 => dxil spirv
// except outcome: DXC takes a destructor and never calls it.
RWStructuredBuffer<int> o : register(u0);
struct S { int x; ~S() { } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

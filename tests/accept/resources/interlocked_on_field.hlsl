// -T cs_6_0 => dxil spirv
struct S { int x; uint y; };
RWStructuredBuffer<S> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    InterlockedAdd(t[0].y, 1);
}

// -T cs_6_0 => dxil spirv
struct S { int x; float2 y; };
RWStructuredBuffer<S> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    t[0].y.x = 1;
}

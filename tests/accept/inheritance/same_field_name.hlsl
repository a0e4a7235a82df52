// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct A { int x; }; struct B : A { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    B v; v.x = 1;
    o[0] = v.x;
}

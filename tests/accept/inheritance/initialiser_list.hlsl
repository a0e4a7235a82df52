// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct A { int x; }; struct B : A { int y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    B v = { 1, 2 };
    o[0] = v.x;
}

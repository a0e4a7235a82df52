// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct A { int x; }; struct B : A { int y; }; struct C : B { int z; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    C c = { 1, 2, 3 };
    o[0] = c.x + c.y + c.z;
}

// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct B { int x; }; struct D : B { int y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    D d; d.x = 1; d.y = 2;
    B b = d;
    o[0] = b.x;
}

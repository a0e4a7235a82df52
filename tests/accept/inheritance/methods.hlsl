// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct B { int x; int get() { return x; } }; struct D : B { int y; int sum() { return get() + y; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    D d; d.x = 1; d.y = 2;
    o[0] = d.sum() + d.get();
}

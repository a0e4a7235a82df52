// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct B { int get() { return 1; } }; struct D : B { int get() { return 2; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    D d; o[0] = d.get() + d.B::get();
}

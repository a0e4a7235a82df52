// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
interface I { int get(); };
class C : I { int x; int get() { return x; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    C c; c.x = 5;
    o[0] = c.get();
}

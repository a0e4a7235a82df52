// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
class S { int x; int get() { return x; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 3;
    o[0] = s.get();
}

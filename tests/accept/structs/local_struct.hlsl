// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    struct L { int x; int get() { return x; } };
    L l; l.x = 3;
    o[0] = l.get();
}

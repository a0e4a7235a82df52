// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct V { int x; int operator()(int k) { return x * k; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p; p.x = 2;
    o[0] = p(4);
}

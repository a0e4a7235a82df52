// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
namespace { int get() { return 4; } } //~ 11: error: expected identifier
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = get();
}

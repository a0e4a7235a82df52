// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    auto l = [](int x) { return x; }; //~ 5: error: 'auto' is a reserved keyword in HLSL
    o[0] = l(1);
}

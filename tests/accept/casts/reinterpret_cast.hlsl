// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = reinterpret_cast<int>(1.5); //~ 12: error: C++-style cast is unsupported in HLSL
}

// -T cs_6_0 -E main -Vd => dxil spirv
// except dxil: -Vd has nobody look for a way out of the loop, which the validator wants
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint a : SV_GroupIndex)
{
    for (uint i = 3; i >= 0; i--)
        o[i & 3] = a;
}

// -T cs_6_0 => dxil spirv
RWBuffer<uint> o;
[numthreads(8, 1, 1)]
void main(uint a : SV_GroupIndex, uint b : SV_GroupIndex) // of threads in groups, values may come twice
{
    o[a] = b;
}

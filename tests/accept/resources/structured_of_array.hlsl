// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int[4]> s;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = s[0][id & 3];
}

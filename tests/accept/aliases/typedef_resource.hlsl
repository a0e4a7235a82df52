// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
typedef StructuredBuffer<int> B;
B r : register(t3);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = r[0];
}

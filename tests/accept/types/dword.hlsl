// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> u : register(u1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    dword x = id; u[0] = x;
}

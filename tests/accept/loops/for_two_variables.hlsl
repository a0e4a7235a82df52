// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    for (int i = 0, j = 4; i < j; i++, j--) o[i] = j;
}

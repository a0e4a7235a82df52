// -T cs_6_0 => dxil
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    (void)id;
    o[0] = 1;
}

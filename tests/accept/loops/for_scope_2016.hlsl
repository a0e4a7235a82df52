// -T cs_6_0 -HV 2016 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    for (int i = 0; i < 4; i++) { o[i] = 1; }
    o[5] = i;
}

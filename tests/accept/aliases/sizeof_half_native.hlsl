// -T cs_6_2 -enable-16bit-types => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = sizeof(half) + sizeof(float16_t3);
}

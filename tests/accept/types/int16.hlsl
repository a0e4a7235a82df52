// -T cs_6_2 -enable-16bit-types => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int16_t x = (int16_t)a[0]; uint16_t y = 3; o[0] = x + y;
}

// -T cs_6_6 => dxil
RWStructuredBuffer<uint> u : register(u1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint8_t4_packed p = pack_u8(uint4(1, 2, 3, 4)); uint4 v = unpack_u8u32(p); u[0] = v.x;
}

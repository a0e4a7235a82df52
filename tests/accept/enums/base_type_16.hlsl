// -T cs_6_2 -enable-16bit-types => dxil spirv
RWStructuredBuffer<uint> u : register(u1);
enum E : uint16_t { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    u[0] = B;
}

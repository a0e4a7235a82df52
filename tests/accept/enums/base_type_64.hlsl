// -T cs_6_0 => refused
RWStructuredBuffer<uint> u : register(u1);
enum E : uint64_t { A = 0x100000000ull, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    u[0] = (uint)(A >> 32); //~ 24: error: cannot convert from 'literal int' to 'E'
}

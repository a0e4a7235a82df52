// -T cs_6_0 => refused
RWStructuredBuffer<uint> u : register(u1);
struct S { uint x : 33; }; //~ 17: error: size of bit-field 'x' (33 bits) exceeds size of its type (32 bits)
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 3;
    u[0] = s.x;
}

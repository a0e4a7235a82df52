// -T cs_6_0 => refused
RWStructuredBuffer<uint> u : register(u1);
struct S { float x : 3; }; //~ 18: error: bit-field 'x' has non-integral type 'float'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 3;
    u[0] = 1;
}

// -T cs_6_0 => refused
RWStructuredBuffer<uint> u : register(u1);
enum E : float { A, B }; //~ 10: error: non-integral type 'float' is an invalid underlying type
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    u[0] = 1;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum class E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = E::B; //~ 10: error: cannot convert from 'E' to 'int'
}

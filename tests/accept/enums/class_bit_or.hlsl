// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum class E { A = 1, B = 2 };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = (int)(E::A | E::B); //~ 23: error: int or unsigned int type required
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int m[2] = { 1, 2 }; o[0] = m[-1]; //~ 33: error: array index -1 is out of bounds
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
static const int k[2] = { 3, 4 };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    k[0] = 4; //~ 10: error: read-only variable is not assignable
    o[0] = k[0];
}

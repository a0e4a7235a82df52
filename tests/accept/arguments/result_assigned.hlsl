// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g() { return 1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    g() = 2; o[0] = 1; //~ 9: error: expression is not assignable
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int x() { return 1; }
int x; //~ 5: error: redefinition of 'x' as different kind of symbol
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

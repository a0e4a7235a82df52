// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    { int x = 2; } o[0] = x; //~ 27: error: use of undeclared identifier 'x'
}

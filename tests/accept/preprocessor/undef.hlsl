// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#define X 1
#undef X
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = X; //~ 12: error: use of undeclared identifier 'X'
}

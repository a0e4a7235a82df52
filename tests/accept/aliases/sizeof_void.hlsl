// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = sizeof(void); //~ 12: error: invalid application of 'sizeof' to an incomplete type 'void'
}

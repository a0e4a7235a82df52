// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
static const int k = 3;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    k = 4; //~ 7: error: cannot assign to variable 'k' with const-qualified type 'const int'
    o[0] = k;
}

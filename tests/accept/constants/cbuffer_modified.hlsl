// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
cbuffer C { int k; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    k = 2; //~ 7: error: cannot assign to variable 'k' with const-qualified type 'const int'
    o[0] = k;
}

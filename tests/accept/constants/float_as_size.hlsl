// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[2.5]; v[0] = 1; //~ 11: error: size of array has non-integer type 'literal float'
    o[0] = v[0];
}

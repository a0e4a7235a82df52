// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int m = 1; o[0] = m[0]; //~ 24: error: subscripted value is not an array, matrix, or vector
}

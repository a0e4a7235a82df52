// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[-1]; //~ 11: error: 'v' declared as an array with a negative size
    o[0] = 1;
}

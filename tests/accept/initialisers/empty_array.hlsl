// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[4] = {}; //~ 16: error: too few elements in vector initialization (expected 4 elements, have 0)
    o[0] = v[id & 3];
}

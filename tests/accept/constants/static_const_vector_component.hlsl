// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
static const int2 x = int2(3, 4);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[x.y]; v[0] = 1; v[id & 3] = 2; //~ 10: error: variable length arrays are not supported in HLSL
    o[0] = v[0];
}

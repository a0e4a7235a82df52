// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int get(int2 v) { return v.x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = get({ 1, 2 }); //~ 16: error: expected expression
}

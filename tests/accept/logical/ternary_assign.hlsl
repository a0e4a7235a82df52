// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x, y;
    (a[0] > 1 ? x : y) = 3; //~ 24: error: expression is not assignable
    o[0] = x;
}

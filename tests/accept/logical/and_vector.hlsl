// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool2 v = bool2(a[0], a[1]) && bool2(a[2], a[3]); //~ 33: error: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'and'
    o[0] = v.x;
}

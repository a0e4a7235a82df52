// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool v = a[0] > 1;
    v++; //~ 6: error: operator cannot be used with a bool lvalue
    o[0] = v;
}

// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
void g() { }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    a[0] > 1 ? g() : g();
    o[0] = 1;
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
void g(inout int x) { x += 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    g(a[id]); //~ 5: error: no matching function for call to 'g'
    o[0] = 1;
}

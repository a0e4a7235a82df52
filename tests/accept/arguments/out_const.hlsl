// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
void g(out int x) { x = 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const int v = 1; g(v); o[0] = v; //~ 22: error: no matching function for call to 'g'
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
void g(int x[3]) { }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[4] = { 1, 2, 3, 4 }; g(v); o[0] = v[1]; //~ 32: error: no matching function for call to 'g'
}

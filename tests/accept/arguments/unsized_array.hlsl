// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x[]) { return x[0]; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[4] = { 1, 2, 3, 4 }; o[0] = g(v); //~ 37: error: Assignment of undefined values to UAV.
}

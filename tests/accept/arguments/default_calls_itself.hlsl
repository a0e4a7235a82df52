// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
int g(int x);
int g(int x = g()) { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g();
}

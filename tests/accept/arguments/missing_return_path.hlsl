// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x) { if (x > 1) return 1; } //~ 37: error: control may reach end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1);
}

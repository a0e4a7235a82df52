// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g() { } //~ 11: error: control reaches end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g();
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g() { return; } //~ 11: error: non-void function 'g' should return a value [-Wreturn-type]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g();
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
void g() { return 1; } //~ 12: error: void function 'g' should not return a value [-Wreturn-type]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    g(); o[0] = 1;
}

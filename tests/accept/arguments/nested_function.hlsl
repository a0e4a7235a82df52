// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int g() { return 1; } //~ 13: error: function definition is not allowed here
    o[0] = g();
}

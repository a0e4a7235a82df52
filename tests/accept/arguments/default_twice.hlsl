// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x = 1);
int g(int x = 1) { return x; } //~ 11: error: redefinition of default argument
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g();
}

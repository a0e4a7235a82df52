// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(const int x) { x = 2; return x; } //~ 24: error: cannot assign to variable 'x' with const-qualified type 'const int'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1);
}

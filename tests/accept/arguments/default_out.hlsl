// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(out int x = 1) { x = 2; return x; } //~ 19: error: cannot compile this unexpected cast lvalue yet
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g();
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
int S::get() { return x; } //~ 8: error: out-of-line definition of 'get' does not match any declaration in 'S'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

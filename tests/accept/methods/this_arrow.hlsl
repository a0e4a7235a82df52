// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; int get() { return this->x; } }; //~ 42: error: operator is not supported
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 1;
    o[0] = s.get();
}

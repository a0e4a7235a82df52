// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x = 5; }; //~ 18: error: struct/class members cannot have default values
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s;
    o[0] = 1;
}

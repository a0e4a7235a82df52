// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int bad(T v) { return v.nothing; } //~ 45: error: member reference base type 'int' is not a structure or union
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = bad(1);
}

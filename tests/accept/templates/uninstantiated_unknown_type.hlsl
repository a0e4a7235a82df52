// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int bad(T v) { Nothing x; return 1; } //~ 37: error: unknown type name 'Nothing'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

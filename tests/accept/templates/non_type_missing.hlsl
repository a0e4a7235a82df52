// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<int N> int add(int v) { return v + N; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = add(4); //~ 12: error: no matching function for call to 'add'
}

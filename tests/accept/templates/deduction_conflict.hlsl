// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> T pick(T l, T r) { return l; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = pick(1, 2.5); //~ 12: error: no matching function for call to 'pick'
}

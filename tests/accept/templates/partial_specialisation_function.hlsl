// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T, int N> int size(T v) { return 1; }
template<typename T> int size<T, 4>(T v) { return 2; } //~ 26: error: function template partial specialization is not allowed
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

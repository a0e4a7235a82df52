// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
template<typename T> int bad(T v) { return some_function(1); }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

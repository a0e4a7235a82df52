// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int bad(T v) { return 1 +; } //~ 47: error: expected expression
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

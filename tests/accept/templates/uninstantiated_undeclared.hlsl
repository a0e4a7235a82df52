// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int bad(T v) { return nowhere; } //~ 44: error: use of undeclared identifier 'nowhere'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

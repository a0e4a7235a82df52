// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int f(T v) { int T = 1; return T; } //~ 39: error: declaration of 'T' shadows template parameter
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = f(1);
}

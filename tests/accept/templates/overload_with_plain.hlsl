// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int f(T v) { return 1; }
int f(int v) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = f(1) + f(1.5); //~ 12: error: call to 'f' is ambiguous
}

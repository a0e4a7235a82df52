// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> int bad(T v) { float4x4 m; int x = m.nothing; return x; } //~ 59: error: invalid format for matrix subscript 'nothing'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

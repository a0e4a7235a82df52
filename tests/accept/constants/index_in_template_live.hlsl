// -T cs_6_0 => refused
RWStructuredBuffer<uint> o : register(u0);
template<int N> uint last()
{
    uint a[2] = { 1, 2 };
    if (N == 0) return 0;
    else return a[N - 1]; //~ 17: error: array index 2 is out of bounds
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = last<0>() + last<3>();
}

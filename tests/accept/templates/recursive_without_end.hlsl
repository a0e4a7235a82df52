// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<int N> struct F { static const int V = F<N + 1>::V; }; //~ 49: fatal error: recursive template instantiation exceeded maximum depth of 256
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = F<5>::V;
}

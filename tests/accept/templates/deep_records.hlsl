// -T cs_6_0 -E main => dxil spirv
template<int N> struct F { static const int v = F<N - 1>::v + 1; };
template<> struct F<0> { static const int v = 0; };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { o[0] = F<160>::v; }

// -T cs_6_0 -E main => dxil spirv
template<int N> struct F { static int g() { return F<N - 1>::g() + 1; } };
template<> struct F<0> { static int g() { return 0; } };
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { o[0] = F<250>::g(); }

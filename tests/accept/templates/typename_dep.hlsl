// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
struct S { typedef float T; T v; };
template<typename U> struct W { typename U::T v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    W<S> w; w.v = 1; Out[0] = w.v;
}

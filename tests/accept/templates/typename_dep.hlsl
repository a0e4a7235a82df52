// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { typedef float T; T v; }; //~ 12: error: nested typedefs are not supported in HLSL
template<typename U> struct W { typename U::T v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    W<S> w; w.v = 1; Out[0] = w.v;
}

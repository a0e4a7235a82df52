// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename... T> uint f(T... t) { return sizeof...(T); } //~ 18: error: variadic templates are not supported in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1, 2);
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename A, typename B> struct is_same { static const bool value = false; };
template<typename A> struct is_same<A, A> { static const bool value = true; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = is_same<float, float>::value + is_same<float, int>::value;
}

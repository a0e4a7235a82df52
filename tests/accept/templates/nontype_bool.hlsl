// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<bool B> float f() { if (B) return 1; return 2; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f<true>() + f<false>();
}

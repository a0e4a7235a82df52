// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1u + 1U + 1l + 1L + 1ul + 1UL + 1ll + 1LL + 1ull;
}

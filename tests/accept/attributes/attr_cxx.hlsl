// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[[nodiscard]] float f() { return 1; } //~ 3: warning: unknown attribute 'nodiscard' ignored [-Wunknown-attributes]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    f(); Out[0] = 1;
}

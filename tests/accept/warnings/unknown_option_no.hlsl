// -T cs_6_0 -Wno-foo-bar -E main => dxil spirv //~ warning: unknown warning option '-Wno-foo-bar'; did you mean '-Wno-format'? [-Wunknown-warning-option]
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

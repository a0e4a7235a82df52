// -T cs_6_0 -Wfoo-bar -E main => dxil spirv //~ warning: unknown warning option '-Wfoo-bar'; did you mean '-Wformat'? [-Wunknown-warning-option]
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    [foo] if (id.x) Out[0] = 1; //~ 6: warning: unknown attribute 'foo' ignored [-Wunknown-attributes]
}

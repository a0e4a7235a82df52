// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if ((1 == id.x)) Out[0] = 1; if ((id.x + 1 == 2)) Out[1] = 1; while ((id.x == 7)) { break; } //~ 80: warning: equality comparison with extraneous parentheses [-Wparentheses-equality]
}

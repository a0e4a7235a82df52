// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (id.x) for (uint i = 0; i < 2; i++) if (id.y) Out[0] = 1; else Out[0] = 2; //~ 66: warning: add explicit braces to avoid dangling else [-Wdangling-else]
}

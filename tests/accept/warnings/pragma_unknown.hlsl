// -T cs_6_0 -Wunknown-pragmas -E main => dxil spirv
RWStructuredBuffer<float4> Out;
#pragma foo bar //~ 9: warning: unknown pragma ignored [-Wunknown-pragmas]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

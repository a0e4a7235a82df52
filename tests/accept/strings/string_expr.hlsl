// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    "hello"; Out[0] = 1; //~ 5: warning: expression result unused [-Wunused-value]
}

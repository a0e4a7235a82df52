// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
groupshared float x = 1; //~ 19: warning: Initializer of external global will be ignored
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}

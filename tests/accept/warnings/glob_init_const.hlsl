// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
const float c = 2; const float d; //~ 13: warning: Initializer of external global will be ignored
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = c + d;
}

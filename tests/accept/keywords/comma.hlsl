// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a = (1, 2, 3); Out[0] = a; //~ 15: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init]
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[id.x]; Out[0] = 1; //~ 12: error: variable length arrays are not supported in HLSL
}

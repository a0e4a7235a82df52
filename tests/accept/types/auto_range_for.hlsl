// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[3] = {1,2,3}; for (auto x : a) Out[0] += x; //~ 32: error: 'auto' is a reserved keyword in HLSL
}

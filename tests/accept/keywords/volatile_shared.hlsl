// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
groupshared volatile float x[4]; //~ 1: error: 'volatile' is not a valid modifier for a global variable
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    x[id.x & 3] = 1; Out[0] = x[0];
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
static uniform float x = 1; //~ 8: error: 'static' and 'uniform' cannot be used together for a global variable
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}

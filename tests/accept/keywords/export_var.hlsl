// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
export float x; //~ 1: error: 'export' is not a valid modifier for a global variable
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}

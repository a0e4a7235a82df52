// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = sizeof(void); //~ 14: error: invalid application of 'sizeof' to an incomplete type 'void'
}

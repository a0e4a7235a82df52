// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = sizeof(1) + sizeof(1.0) + sizeof(1.0L) + sizeof(1LL); //~ 20: error: invalid application of 'sizeof' to literal type 'literal int'
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
RWStructuredBuffer<string> B; //~ 20: error: 'string' cannot be used as a type parameter
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

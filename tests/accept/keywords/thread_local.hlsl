// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
thread_local float x; //~ 1: error: unknown type name 'thread_local'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
static_assert(sizeof(float4) == 16); //~ 15: error: expected parameter declarator
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

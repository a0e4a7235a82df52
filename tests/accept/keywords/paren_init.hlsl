// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float4 v(1,2,3,4); Out[0] = v; //~ 14: error: expected parameter declarator
}

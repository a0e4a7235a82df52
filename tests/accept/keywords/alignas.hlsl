// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { alignas(16) float f; }; //~ 20: error: expected parameter declarator
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

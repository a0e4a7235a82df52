// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { groupshared float x; }; //~ 12: error: 'groupshared' is not a valid modifier for a field
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    for (int i : X = 0; i < 2; i++) Out[0] = 1; //~ 18: error: semantic is not a valid modifier for a local variable
}

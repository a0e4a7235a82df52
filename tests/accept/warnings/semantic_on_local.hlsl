// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x : COLOR = 1; Out[0] = x; //~ 15: error: semantic is not a valid modifier for a local variable
}

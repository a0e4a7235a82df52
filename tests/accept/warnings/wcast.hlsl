// -T cs_6_0 -Wfloat-conversion -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int i = 1.5f; Out[0] = i;
}

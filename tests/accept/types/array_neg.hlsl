// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[-1]; Out[0] = 1; //~ 13: error: 'a' declared as an array with a negative size
}

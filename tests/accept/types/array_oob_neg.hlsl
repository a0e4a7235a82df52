// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[3] = {1,2,3}; Out[0] = a[-1]; //~ 36: error: array index -1 is out of bounds
}

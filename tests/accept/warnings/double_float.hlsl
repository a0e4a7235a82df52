// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    double d = 1.5; float f = d; Out[0] = f;
}

// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint16_t dummy; int i = 0x1ffffffff; uint u = -1; uint v = -5000000000; bool b = 2; Out[0] = i + u + v + b;
}

// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint64_t x = 1; uint y = x; int z = y; Out[0] = y + z;
}

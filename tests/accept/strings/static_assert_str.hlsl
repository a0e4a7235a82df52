// -T cs_6_0 -E main => dxil
RWStructuredBuffer<float4> Out;
_Static_assert(1, "x");
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

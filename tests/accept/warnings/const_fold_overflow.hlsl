// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
static const int A = 0x7fffffff * 2;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A;
}

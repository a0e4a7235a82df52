// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int i = 4294967295; uint u = 4294967296; Out[0] = i + u;
}

// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    min16float m = 1.5; float f = m; min16int i = 100000; Out[0] = f + i;
}

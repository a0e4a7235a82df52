// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float f = id.x; min16float m = f; int i = id.x; min16int j = i; Out[0] = m + j;
}

// -T cs_6_0 -Wunused -E main
RWStructuredBuffer<float4> Out;
static float f() { return 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float unused = 1; Out[0] = 1;
}

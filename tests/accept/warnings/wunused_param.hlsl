// -T cs_6_0 -Wunused-parameter -E main
RWStructuredBuffer<float4> Out;
float f(float x, float y) { return x; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1, 2);
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float operator"" _f(float x) { return x; } //~ 15: error: expected a type
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

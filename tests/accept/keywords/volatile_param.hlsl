// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float f(volatile float x) { return x; } //~ 9: error: 'volatile' is not a valid modifier for a parameter
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1);
}

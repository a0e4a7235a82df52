// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
export template<typename T> T f(T x) { return x; } //~ 8: error: 'template' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1.0f);
}

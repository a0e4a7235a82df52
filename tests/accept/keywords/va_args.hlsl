// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float f(float x, ...) { return x; } //~ 18: error: variadic arguments is unsupported in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1, 2);
}

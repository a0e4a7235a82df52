// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
void f(float& x) { x = 1; } //~ 13: error: pointers are unsupported in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x; f(x); Out[0] = x;
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float f(float x) { return x; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float (*p)(float) = f; Out[0] = p(1); //~ 12: error: pointers are unsupported in HLSL
}

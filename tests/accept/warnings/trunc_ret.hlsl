// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
float2 f(float4 x) { return x; } //~ 29: warning: implicit truncation of vector type [-Wconversion]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1).xyxy;
}

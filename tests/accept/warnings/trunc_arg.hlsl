// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
float f(float2 x) { return x.x + x.y; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(float4(id.xyz, 1)); //~ 16: warning: implicit truncation of vector type [-Wconversion]
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float4x4 m = 1; float3x3 n = m; Out[0] = n[0].xyzx; //~ 30: warning: implicit truncation of vector type [-Wconversion]
}

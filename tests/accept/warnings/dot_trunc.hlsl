// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float3 v = id; float2 m = 1; Out[0] = dot(v, m); //~ 47: warning: implicit truncation of vector type [-Wconversion]
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a = id.xyz; Out[0] = a; //~ 11: warning: implicit truncation of vector type [-Wconversion]
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float4 a = id.xyzx; float2 b = a; Out[0] = b.xyxy; //~ 32: warning: implicit truncation of vector type [-Wconversion]
}

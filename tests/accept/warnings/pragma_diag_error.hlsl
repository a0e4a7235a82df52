// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
#pragma clang diagnostic error "-Wconversion"
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float2 b = float4(1,2,3,id.x); Out[0] = b.xyxy; //~ 12: warning: implicit truncation of vector type [-Wconversion]
}

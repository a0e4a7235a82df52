// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
#define TR(x) float2 b = x;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    TR(float4(1,2,3,id.x)) Out[0] = b.xyxy; //~ 5: warning: implicit truncation of vector type [-Wconversion]
}

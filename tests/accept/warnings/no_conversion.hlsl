// -T cs_6_0 -Wno-conversion -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float2 b = float4(1,2,3,id.x); Out[0] = b.xyxy;
}

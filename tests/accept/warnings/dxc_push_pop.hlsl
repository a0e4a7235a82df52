// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
#pragma dxc diagnostic push
#pragma dxc diagnostic ignored "-Wconversion"
float2 f() { return float4(1,2,3,4); }
#pragma dxc diagnostic pop
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float2 b = float4(1,2,3,id.x); Out[0] = b.xyxy + f().xyxy; //~ 12: warning: implicit truncation of vector type [-Wconversion]
}

// -T cs_6_0 -Werror=conversion -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float2 b = float4(1,2,3,id.x); Out[0] = b.xyxy; //~ 12: error: implicit truncation of vector type [-Werror,-Wconversion]
}

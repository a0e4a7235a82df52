// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int2 i = 1.5; int2 j = int2(1.5, 2.5); int2 k = {1.5, 2}; uint2 m = float2(1.5, 2); Out[0] = (i + j + k + m).xyxy;
}

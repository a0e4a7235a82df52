// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
#pragma pack_matrix(row_major)
#pragma pack_matrix(foo)
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

// -T cs_6_0 -E main
// Determinants of matrices by rows and by columns.
cbuffer Constants : register(b0) { float3x3 turn; row_major float4x4 whole; };
StructuredBuffer<float4> source : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float2x2 small = { source[id].xy, source[id].zw };
    results[3 * id] = determinant(small);
    results[3 * id + 1] = determinant(turn);
    results[3 * id + 2] = determinant(whole);
}

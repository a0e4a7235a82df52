// -T cs_6_0 -E main
// Rows and elements of matrices by columns that an index chooses.
cbuffer Constants : register(b0) { float4x4 whole; float3x3 turn; float4x4 many[3]; };
RWStructuredBuffer<float4> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[4 * id] = whole[1][id & 3];
    results[4 * id + 1] = turn[id % 3][id & 1];
    results[4 * id + 2] = many[id % 3][2][id & 3] + many[1][id & 3].z;
}

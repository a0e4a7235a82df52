// Matrices of every shape and order in a constant buffer: whole, by row, by element, in arrays and structures.
// compute: main
// bind b0: constant float[88] -2 1 1 -2 -1 1 0 2 1 -3 1 -3 3 0 -1 1 -2 -2 2 0 1 3 1 0 0 2 3 -2 -2 2 -2 3 1 0 2 -3 2 3 -3 -2 3 1 -3 -1 3 -3 3 3 -1 0 1 2 0 2 3 0 0 2 3 1 0 -2 -1 -3 -3 -2 0 -2 -1 2 0 3 2 3 -1 0 1 3 0 1 -1 1 1 0 1 -2 -1 2
// bind t0: structured float4[1] 1 2 -1 3
// bind t1: structured uint[1] 1
// bind u0: structured float4[9] zero
// expect u0 within 1e-5: 4 6 -3 8  -7 7 -15 7  -8 6 -5 13  -6 8 -5 11  5 6 -4 -2  0 8 10 -5  2 5 -2 0  1 3 0 -2  -3 0 -3 0

struct Inner
{
    float weight;
    float3x3 turn;
};
cbuffer Matrices : register(b0)
{
    float4x4 columns;
    row_major float4x4 rows;
    float3x2 tall;
    float tail;
    float2x3 pair[2];
    Inner inner;
};
StructuredBuffer<float4> vectors : register(t0);
StructuredBuffer<uint> numbers : register(t1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 v = vectors[0];
    uint i = numbers[0];
    results[0] = mul(columns, v);
    results[1] = mul(v, columns);
    results[2] = mul(rows, v);
    results[3] = mul(v, rows);
    results[4] = float4(mul(tall, v.xy), tail);
    results[5] = float4(mul(pair[1], v.xyz), mul(pair[1 - i], v.xyz));
    results[6] = float4(mul(inner.turn, v.xyz), inner.turn[1][2] + inner.weight);
    results[7] = columns[i] + rows[i + 1];
    results[8] = float4(columns[i][i + 1], rows[i][i + 2], tall[2][1], pair[i][0][i]);
}

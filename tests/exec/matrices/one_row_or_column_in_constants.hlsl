// Matrices of one row or one column in a constant buffer: what has one component in each row or column takes a row of 16 bytes for each.
// compute: main
// bind b0: constant float[36] 1 0 0 0  2 0 0 0  3 0 0 0  4 0 0 0  5 6 7 8  9 10 11 12  13 14 15 16  17 0 0 0  18 0 0 0
// bind u0: structured float[8] zero
// except dxc: it reads vectors where rows or columns lie in rows of 16 bytes
// expect u0: 3 6 9 12 15 18 16 17

cbuffer Constants : register(b0)
{
    float1x4 row;
    float4x1 column;
    row_major float1x4 rows;
    float3x1 tall;
    float last;
    row_major float2x1 columns;
};
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = row._13;
    results[1] = column[1][0];
    results[2] = rows._11;
    results[3] = rows[0][3];
    results[4] = tall._31;
    results[5] = columns._21;
    results[6] = last;
    results[7] = columns._11;
}

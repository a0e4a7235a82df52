// Matrices: products from both sides, transposes, elements, majorness in a constant buffer.
// compute: main
// bind b0: constant float[32] 1 2 3 4  5 6 7 8  9 10 11 12  13 14 15 16
//    1 2 3 4  5 6 7 8  9 10 11 12  13 14 15 16
// bind u0: structured float4[7] zero
// expect u0: 90 100 110 120  30 70 110 150  30 70 110 150
//    5 2 2 5  90 202 314 426  1 5 9 13  1 16 6 11

cbuffer Matrices : register(b0)
{
    float4x4 columns;
    row_major float4x4 rows;
};
RWStructuredBuffer<float4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 v = float4(1, 2, 3, 4);
    r[0] = mul(columns, v);
    r[1] = mul(v, columns);
    r[2] = mul(rows, v);
    r[3] = float4(columns[0][1], columns[1][0], rows[0][1], rows._m10);
    float4x4 product = mul(rows, columns);
    r[4] = float4(product[0][0], product[1][0], product[2][0], product[3][0]) + float4(60, 132, 204, 276);
    r[5] = transpose(rows)[0];
    r[6] = columns._11_44_22_33;
}

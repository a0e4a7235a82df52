// Products of matrices of every shape with vectors, whose matrices lie in columns and in rows.
// compute: main
// bind b0: constant float[60] 1 2 3 4 5 6 7 1 2 3 4 5 6 7 1 2 3 4 5 6 7 1 2 3 4 5 6 7 1 2 3 4 5 6 7 1 2 3 4 5 6 7 1 2 3 4 5 6 7 1 2 3 4 5 6 7 1 2 3 4
// bind u0: structured float[40] zero
// expect u0: 41 51 33 29 30 42 40 31 50 27 60 30 33 29 39 49 27 33 0 0 17 8 20 0 37 16 23 0 14 5 6 9 485 652 609 587 80 1023 29 5463

cbuffer C : register(b0)
{
    float4x4 columns;
    row_major float4x4 rows;
    float2x3 wide;
    float3x2 tall;
    row_major float2x2 small;
};

RWStructuredBuffer<float> r : register(u0);

void put(uint at, float4 v)
{
    for (uint i = 0; i < 4; i++)
        r[at + i] = v[i];
}

[numthreads(1, 1, 1)]
void main()
{
    float4 v = float4(1, 2, 3, 4);
    v += columns[0].x - 1;
    put(0, mul(columns, v));
    put(4, mul(v, columns));
    put(8, mul(rows, v));
    put(12, mul(v, rows));
    put(16, float4(mul(wide, v.xyz), 0, 0));
    put(20, float4(mul(v.xy, wide), 0));
    put(24, float4(mul(tall, v.zw), 0));
    put(28, float4(mul(small, v.xy), mul(v.xy, small)));
    put(32, mul(mul(columns, rows), v));
    // Lanes of a product, apart, and of two products with one matrix.
    float4 a = mul(columns, v), b = mul(columns, v.wzyx);
    r[36] = a.x + b.y;
    r[37] = a.z * b.w;
    r[38] = mul(columns, v).w;
    r[39] = dot(a, b);
}

// Products of a matrix that is an array of rows.
// compute: main
// bind t0: structured float4[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-3: agree

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

struct Matrix
{
    float4 rows[4];
};
float4 apply(Matrix m, float4 v)
{
    return float4(dot(m.rows[0], v), dot(m.rows[1], v), dot(m.rows[2], v), dot(m.rows[3], v));
}
Matrix product(Matrix x, Matrix y)
{
    Matrix m;
    for (uint i = 0; i < 4; i++)
    {
        float4 sum = 0;
        for (uint k = 0; k < 4; k++)
            sum += y.rows[k] * x.rows[i][k];
        m.rows[i] = sum;
    }
    return m;
}

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    Matrix m, n;
    for (uint j = 0; j < 4; j++)
    {
        m.rows[j] = a[(i + j) & 31];
        n.rows[j] = float4(j == 0, j == 1, j == 2, j == 3) * 2;
    }
    r[i] = apply(product(m, n), a[i]);
}

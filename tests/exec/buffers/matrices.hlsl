// Matrices in structured and constant buffers: columns are what lies together unless said otherwise.
// compute: main
// bind t0: structured float[12] iota(1,1)
// bind b0: constant float[40] 1 2 3 0  4 5 6 0  7 8 9 0   1 2 0 0  3 4 0 0  5 6 0 0   10 20 30 0  40 50 60 0  0 0 0 0  0 0 0 0
// bind u0: structured float[14] zero
// expect u0: 2 3 7 12 4 7 3 2 40 20 1 4 2 5

struct Element
{
    float2x3 columns;
    row_major float2x3 rows;
};
StructuredBuffer<Element> from : register(t0);
cbuffer Matrices : register(b0)
{
    float3x3 a;
    float2x3 b;
    row_major float2x3 c;
};
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    Element e = from[0];
    r[0] = e.columns[1][0];
    r[1] = e.columns[0][1];
    r[2] = e.rows[0][0];
    r[3] = e.rows[1][2];
    r[4] = a[0][1];
    r[5] = a._13;
    r[6] = b[0][1];
    r[7] = b[1][0];
    r[8] = c[1][0];
    r[9] = c[0][1];
    float2x2 m = { 1, 2, 3, 4 };
    m._12_21 = float2(4, 5);
    r[10] = m[0][0];
    r[11] = m[0][1];
    m[0] = float2(2, 3);
    r[12] = m._11;
    r[13] = m._21;
}

// Matrices of as many elements as a vector are that vector.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[2] zero
// expect u0 within 1e-5: 3.0 3.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = (float2x2)x;
    float4 v = (float4)transpose(m);
    r[0] = m._m10;
    r[1] = v.y;
}

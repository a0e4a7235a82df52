// Lengths.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 2.2360680103302 5.4772257804870605 1.0 8.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    r[0] = length(x.xy);
    r[1] = length(x);
    r[2] = length(-x.x);
    r[3] = distance(x, y);
}

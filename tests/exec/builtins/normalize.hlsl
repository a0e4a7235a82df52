// A direction of length one.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-4: 0.18257418274879456 0.3651483654975891 0.547722578048706 0.7302967309951782

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float4 n = normalize(x);
    r[0] = n.x;
    r[1] = n.y;
    r[2] = n.z;
    r[3] = n.w;
}

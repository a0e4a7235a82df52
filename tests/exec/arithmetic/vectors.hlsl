// Vectors: swizzles as values and as targets, products, lengths.
// compute: main
// bind t0: structured float4[2] 1 2 3 4  5 6 7 8
// bind u0: structured float4[8] zero
// expect u0 within 1e-5: 4 3 2 1  70 5.477226 1 4
//    1 6 7 2  -4 8 -4 0
//    0.182574 0.365148 0.547723 0.730297  1 2 5 6
//    3 3 3 3  1 0 1 0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    r[0] = x.wzyx;
    r[1] = float4(dot(x, y), length(x), x.x, distance(x.xy, y.xy) > 5 ? 4 : 0);
    float4 z = x;
    z.yz = y.yz;
    z.w = z[0] * 2;
    r[2] = z;
    r[3] = float4(cross(x.xyz, y.xyz), 0);
    r[4] = normalize(x);
    r[5] = float4(x.xy, y.xy);
    r[6] = x.z;
    r[7] = float4(any(x > 3), all(x > 3), all(x < y), any(x == y));
}

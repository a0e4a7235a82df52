// The coefficients of lighting.
// compute: main
// except dxc: its specular part is a product and no power
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[6] zero
// expect u0 within 1e-4: 1.0 0.5 0.0625 1.0 0.0 0.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float4 l = lit(0.5, 0.25, 2);
    r[0] = l.x;
    r[1] = l.y;
    r[2] = l.z;
    r[3] = l.w;
    l = lit(-x.x, 0.5, 2);
    r[4] = l.y;
    r[5] = l.z;
}

// The functions of floats that are made of others.
// compute: main
// bind t0: structured float[4] 0.25 -1.5 3 0
// bind u0: structured float[20] zero
// expect u0 within 1e-3: 0.156250 2.5 -1 0 1 0.6 -0.8 0.247404 0.968912 -1 -0.5 12 4 14.323945 0.052360 1 1 0 0.5 0.75

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float x = a[0], n = a[1], y = a[2], zero = a[3];
    r[0] = smoothstep(0, 1, x);
    r[1] = clamp(y, n, 2.5);
    r[2] = sign(n);
    r[3] = sign(zero);
    r[4] = sign(y);
    float2 reflected = reflect(float2(0.6, -0.8), float2(0, 1));
    r[5] = reflected.x;
    r[6] = -reflected.y;
    float s, c;
    sincos(x, s, c);
    r[7] = s;
    r[8] = c;
    float whole;
    float part = modf(n, whole);
    r[9] = whole;
    r[10] = part;
    r[11] = ldexp(y, 2);
    r[12] = rcp(x);
    r[13] = degrees(x);
    r[14] = radians(y);
    r[15] = isinf(1 / zero);
    r[16] = isnan(zero / zero) || zero == 0;
    r[17] = isfinite(1 / zero);
    r[18] = refract(float2(0, -1), float2(0, 1), 0.5).y + 1.5;
    r[19] = dot(faceforward(float2(0.75, 0), float2(-1, 0), float2(1, 0)), float2(1, 0));
}

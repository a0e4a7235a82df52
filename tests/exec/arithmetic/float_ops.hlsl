// Arithmetic and the simple functions of floats.
// compute: main
// bind t0: structured float[4] 7.5 2 -1.25 0.3
// bind u0: structured float[20] zero
// expect u0 within 1e-5: 9.5 5.5 15 3.75 1.5 1.25 0.3 0.75 -2 -1 -1 8 1 -1.25 7.5 1 0.7 9.5 2.738613 56.25

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float x = a[0], y = a[1], n = a[2], f = a[3];
    r[0] = x + y;
    r[1] = x - y;
    r[2] = x * y;
    r[3] = x / y;
    r[4] = fmod(x, y);
    r[5] = abs(n);
    r[6] = saturate(f);
    r[7] = frac(n);
    r[8] = floor(n);
    r[9] = ceil(n);
    r[10] = trunc(n);
    r[11] = round(x + 0.1);
    r[12] = step(f, y);
    r[13] = min(x, n);
    r[14] = max(x, n);
    r[15] = saturate(y);
    r[16] = lerp(1, 0, f);
    r[17] = mad(y, 1, x);
    r[18] = sqrt(x);
    r[19] = pow(x, y);
}

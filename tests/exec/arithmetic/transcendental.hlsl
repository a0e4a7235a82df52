// The functions that machines only approximate.
// compute: main
// bind t0: structured float[2] 0.7 -0.5
// bind u0: structured float[16] zero
// expect u0 within 2e-3: 0.644218 0.764842 0.842288 0.775397 0.795399 0.610726 2.191046 2.013753 1.624505 -0.356675 -0.514573 -0.154902 1.195229 0.758584 1.255169 0.604368

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float x = a[0];
    r[0] = sin(x);
    r[1] = cos(x);
    r[2] = tan(x);
    r[3] = asin(x);
    r[4] = acos(x);
    r[5] = atan(x);
    r[6] = atan2(x, a[1]);
    r[7] = exp(x);
    r[8] = exp2(x);
    r[9] = log(x);
    r[10] = log2(x);
    r[11] = log10(x);
    r[12] = rsqrt(x);
    r[13] = sinh(x);
    r[14] = cosh(x);
    r[15] = tanh(x);
}

// Doubles keep what floats lose.
// compute: main
// bind t0: structured double[2] 1 1e-10
// bind u0: structured double[3] zero
// expect u0 within 1e-15: 1.0000000001 1e-10 10000000000

StructuredBuffer<double> a : register(t0);
RWStructuredBuffer<double> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0] + a[1];
    r[1] = a[0] * a[1];
    r[2] = a[0] / a[1];
}

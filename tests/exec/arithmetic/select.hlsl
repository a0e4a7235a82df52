// Choosing between vectors component by component, with boolean vectors and their logic.
// compute: main
// args: -HV 2021
// bind t0: structured float4[2] 1 5 2 8  4 3 2 9
// bind u0: structured float4[4] zero
// expect u0: 1 3 2 8  4 5 2 9  0 0 1 0  1 1 0 1

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    bool4 less = x < y;
    r[0] = select(less, x, y);
    r[1] = select(!less, x, y);
    r[2] = select(x == y, 1.0.xxxx, 0.0.xxxx);
    r[3] = select(or(less, x > y), float4(1, 1, 1, 1), float4(0, 0, 0, 0));
}

// What arithmetic makes of infinities.
// compute: main
// except dxbc: vkd3d drops the mark of what is precise
// bind t0: structured float[3] 1 0 inf
// bind u0: structured float[8] zero
// expect u0: inf -inf nan nan inf 0 inf -inf

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    precise float one = a[0], zero = a[1], inf = a[2];
    precise float q0 = one / zero, q1 = -one / zero, q2 = inf - inf, q3 = zero * inf, q4 = inf + one, q5 = one / inf;
    r[0] = q0;
    r[1] = q1;
    r[2] = q2;
    r[3] = q3;
    r[4] = q4;
    r[5] = q5;
    r[6] = max(inf, one);
    r[7] = min(-inf, one);
}

// Doubles keep what floats lose.
// compute: main
// except dxbc: vkd3d drops the mark of what is precise
// except dxil: vkd3d makes SPIR-V of it that is not valid
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: 1 0 425 1

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    double x = 16777216.0L + a[7];
    precise float f = 16777216.0f + a[7];
    precise float g = f - 16777216.0f;
    r[0] = (int)(x - 16777216.0L);
    r[1] = (int)g;
    double y = (double)a[0] / 4;
    r[2] = (int)(y * 100);
    r[3] = y > 4.2L;
}

// A loop whose counter comes to the offset of a texture access is unrolled, through a local and through a function too.
// compute: main
// bind t0: texture2d r32float 4x4 0 1 2 3 10 11 12 13 20 21 22 23 30 31 32 33
// bind u0: structured float[3] zero
// expect u0: 99 33 66
// except dxc: its way to SPIR-V wants offsets that are constant as they are written

Texture2D<float> t : register(t0);
RWStructuredBuffer<float> r : register(u0);

float tap(int2 by) { return t.Load(int3(1, 1, 0), by); }

[numthreads(1, 1, 1)]
void main()
{
    float sum = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            sum += t.Load(int3(1, 1, 0), int2(x, y));
    r[0] = sum;

    sum = 0;
    for (int i = -1; i < 2; i++)
    {
        int2 by = int2(i, i);
        sum += t.Load(int3(1, 1, 0), by);
    }
    r[1] = sum;

    sum = 0;
    for (int k = 0; k < 3; k++)
        sum += tap(int2(k, 1));
    r[2] = sum;
}

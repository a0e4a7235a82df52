// Loops that are written out and count in a lane of a vector, an element of a matrix or a member, while the other lanes hold
// what is known only when the shader runs.
// compute: main
// bind t0: structured int[4] 5 7 11 13
// bind t1: structured float[4] 1 2 3 4
// bind t2: structured float[4] 10 20 30 40
// bind u0: structured float[4] zero
// expect u0: 39 132 110 27
// except dxc: it dies of arrays of buffers

StructuredBuffer<int> values : register(t0);
StructuredBuffer<float> small : register(t1);
StructuredBuffer<float> large : register(t2);
RWStructuredBuffer<float> results : register(u0);

struct Place
{
    int2 at;
    int3x3 spare;
};

int rounds(int a)
{
    switch (a)
    {
    case 0: return 3;
    case 1: return 4;
    }
    return 5;
}

[numthreads(1, 1, 1)]
void main()
{
    int2 p;
    float sum = 0;
    [unroll] for (p.x = 0; p.x < 3; p.x++)
        [unroll] for (p.y = 0; p.y < 2; p.y++)
            sum += values[0] * p.y + p.x * 4;
    results[0] = sum;

    int3 q = int3(values[1], values[2], values[3]);
    StructuredBuffer<float> both[2];
    both[0] = small;
    both[1] = large;
    sum = 0;
    [unroll] for (q.y = 0; q.y < 2; ++q.y)
        sum += both[q.y][q.x - 5] + both[1 - q.y][3] + q.x * 3 + q.y * (q.z - 0);
    results[1] = sum;

    Place place;
    place.at = int2(values[1], 0);
    place.spare = values[2];
    sum = 0;
    [unroll] for (place.spare._22 = 4; place.spare._22 > 0; place.spare._22 -= 2)
        sum += both[place.spare._22 / 2 - 1][place.spare._11 - 11] * 10 + place.at.x * 0;
    results[2] = sum;

    sum = 0;
    [unroll] for (int i = 0; i < rounds(0); i++)
        sum += both[rounds(1) - 4][i] * 3 + i * 3;
    results[3] = sum;
}

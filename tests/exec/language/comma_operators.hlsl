// A structure's own `operator,` is called where a comma stands between values; other commas give their last one.
// compute: main
// bind u0: structured float[6] zero
// expect u0: 200 3000 1 0 100 4

RWStructuredBuffer<float> r : register(u0);

struct V {
    float x, y;
    V operator,(V o) { V made = { o.x * 100, y }; return made; }
    V operator,(float o) { V made = { o * 1000, y }; return made; }
};

[numthreads(1, 1, 1)]
void main()
{
    V a = { 1, 1 }, b = { 2, 2 };
    r[0] = (a, b).x;
    r[1] = (a, 3.0f).x;
    r[2] = (3.0f, a).x;
    for (int i = 0; i < 1; a, i++)
        r[3] = i;
    r[4] = (a, b, a).x;
    r[5] = (a.x, 4.0f);
}

// Branches, loops that leave early, discard and derivatives across libraries.
// LINK: ps_6_0 main
// LIB: lib_6_3
//--- main
int search(float x, int limit);
float slope(float x);
[shader("pixel")]
float2 main(float2 uv : UV, nointerpolation int n : N) : SV_Target
{
    clip(uv.x - 0.1);
    [branch] if (n > 3)
        return float2(search(uv.x * 10, n & 15), slope(uv.x));
    return float2(slope(uv.y), n);
}
//--- search
Buffer<float> table;
export int search(float x, int limit)
{
    for (int i = 0; i < limit; ++i) {
        float t = table[i];
        if (t > x)
            return i;
        if (t < 0)
            continue;
        x -= t * 0.25;
    }
    return -1;
}
export float slope(float x) { return ddx(x) + fwidth(x * x); }

// Vectors that come from several returns, through loops and choices: none is left in the shader.
// LINK: ps_6_6 main
//--- main
float4 choose(float4 a, float4 b, int n);
bool2 test(float2 x);
[shader("pixel")]
float4 main(float4 a : A, float4 b : B, nointerpolation int n : N) : SV_Target
{
    float4 r = choose(a, b, n);
    for (int i = 0; i < (n & 3); ++i)
        r = choose(r, b, i);
    bool2 t = test(r.xy);
    return t.x ? r : (t.y ? r.wzyx : choose(b, a, n + 1));
}
//--- choose
export float4 choose(float4 a, float4 b, int n)
{
    if (n > 5)
        return a * 2;
    [branch] switch (n) {
    case 0: return a;
    case 1: return b;
    case 2: a = b + 1; break;
    default: b[n & 3] = 7; break;
    }
    return a - b;
}
export bool2 test(float2 x) { return x > 0.25; }

// -T ps_6_0 -E main
// Functions of constants.
float curve(float x)
{
    const float m = 2610.0 / 16384, c = 3424.0 / 4096;
    return saturate(exp2(log2(x / 100) * m) * c + log(2.0) - exp(-1.0) + sqrt(16.0) * rsqrt(16.0) + pow(2.0, 3.0));
}

float4 main(float4 v : TEXCOORD) : SV_Target
{
    return v * curve(50) + lerp(1.0, 3.0, smoothstep(0.0, 1.0, 0.5)) + frac(2.75) + floor(-1.5) + fmod(7.0, 4.0)
        + sin(0.0) + cos(0.0) + atan2(0.0, 1.0) + clamp(5.0, 0.0, 1.0) + step(0.5, 0.25) + sign(-2.0);
}

// Built-in functions that work component by component.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
typedef vector<float, 7> V;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    V x = b.Load<V>(i * 64), y = b.Load<V>(i * 64 + 32), z = abs(x) + 1;
    b.Store(1024 + i * 64, sin(x) + cos(y) + exp2(x * 0.1) + log2(z));
    b.Store(2048 + i * 64, sqrt(z) + rsqrt(z) + frac(x) + floor(y) + ceil(x) + round(y) + trunc(x));
    b.Store(3072 + i * 64, min(x, y) + max(x, y) + clamp(x, -1, 1) + saturate(y));
    b.Store(4096 + i * 64, lerp(x, y, 0.25) + mad(x, y, z) + step(x, y) + smoothstep(x, x + z, y) + sign(x));
    b.Store(5120 + i * 64, pow(z, 2) + fmod(x, z) + degrees(x) + radians(y) + rcp(z));
}

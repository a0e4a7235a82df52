// Built-in functions of integers that work component by component.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
typedef vector<uint, 6> U;
typedef vector<int, 6> S;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    U u = b.Load<U>(i * 64);
    S s = b.Load<S>(i * 64 + 32);
    b.Store(1024 + i * 64, countbits(u) + reversebits(u) + firstbitlow(u) + firstbithigh(u));
    b.Store(2048 + i * 64, abs(s) + min(s, 3) + max(s, -2) + clamp(s, -5, 5) + sign(s));
}

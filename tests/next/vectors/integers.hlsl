// Operators on long vectors of integers, signed and not.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
typedef vector<int, 5> S;
typedef vector<uint, 5> U;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    S x = b.Load<S>(i * 64), y = b.Load<S>(i * 64 + 32);
    U u = (U)x, v = (U)y;
    b.Store(1024 + i * 32, x * y - (x ^ y) + (x & 7) + (~y | 1));
    b.Store(2048 + i * 32, (x << (y & 7)) >> (x & 3));
    b.Store(3072 + i * 32, u / (v | 1) + u % (v | 1) + (u >> 3));
    b.Store(4096 + i * 32, x / (y | 1) + x % (y | 1));
}

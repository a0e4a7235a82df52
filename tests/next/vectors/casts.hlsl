// Casts between types of number, to fewer lanes, from a scalar, and of bits.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    vector<float, 9> x = b.Load<vector<float, 9> >(i * 64);
    vector<int, 9> n = x * 10;
    vector<float, 6> cut = (vector<float, 6>)x;
    vector<float, 7> one = 3;
    b.Store(1024 + i * 128, n);
    b.Store(2048 + i * 128, cut + (vector<float, 6>)one);
    b.Store(3072 + i * 128, asuint(x));
    b.Store(4096 + i * 128, asfloat(asint(x) + 1));
    b.Store(5120 + i * 128, (float3)x);
    b.Store(6144 + i * 128, (vector<bool, 9>)n);
}

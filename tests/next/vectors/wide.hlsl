// Long vectors of doubles and of 64-bit integers.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    vector<uint64_t, 5> u = b.Load<vector<uint64_t, 5> >(i * 64);
    vector<int64_t, 5> s = (vector<int64_t, 5>)u;
    vector<double, 6> d = (vector<double, 6>)b.Load<vector<int, 6> >(i * 64);
    b.Store(1024 + i * 64, u * 3 + (u >> 5));
    b.Store(2048 + i * 64, s - 7);
    b.Store(3072 + i * 64, d * 0.5 + d[i]);
    b.Store(4096 + i * 64, (vector<float, 6>)d);
}

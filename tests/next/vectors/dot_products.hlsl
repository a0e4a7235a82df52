// Scalar products of long vectors of floats and of integers.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    vector<float, 10> x = b.Load<vector<float, 10> >(i * 64);
    vector<int, 5> n = b.Load<vector<int, 5> >(i * 64);
    b.Store(1024 + i * 16, dot(x, x + 1));
    b.Store(2048 + i * 16, dot(n, n - 3));
}

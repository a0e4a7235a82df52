// A vector of as many lanes as one may have.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
[numthreads(1, 1, 1)] void main()
{
    vector<uint, 1024> v = b.Load<vector<uint, 1024> >(0);
    v = v * 3 + 1;
    v[1000] = 5;
    b.Store(4096, v);
}

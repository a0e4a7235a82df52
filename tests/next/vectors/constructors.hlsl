// Constructors and initialisers of scalars and shorter vectors, and arrays of long vectors.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    float3 p = asfloat(b.Load3(i * 16));
    vector<float, 5> x = vector<float, 5>(1, p.x, p.yz, 2);
    vector<float, 5> y = { p, p.xy };
    vector<float, 8> z = vector<float, 8>(x, p);
    vector<float, 5> a[3] = { x, y, x + y };
    const vector<int, 6> k = { 1, 2, 3, 4, 5, 6 };
    b.Store(1024 + i * 32, x * y);
    b.Store(2048 + i * 32, z);
    b.Store(3072 + i * 32, a[b.Load(i * 4) % 3]);
    b.Store(4096 + i * 32, k * (int)i + k[i]);
}

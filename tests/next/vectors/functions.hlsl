// Parameters in and out, results, statics, templates and overloads by length.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
static vector<float, 6> total = 0;
template<typename T, int N> vector<T, N> twice(vector<T, N> v) { return v + v; }
float kind(vector<float, 5> v) { return v[4]; }
float kind(vector<float, 6> v) { return v[5] * 2; }
vector<float, 6> work(vector<float, 6> a, inout vector<float, 6> c, out vector<int, 5> n)
{
    c += a;
    n = (vector<int, 5>)a;
    total += a;
    return c * 2;
}
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    vector<float, 6> x = b.Load<vector<float, 6> >(i * 64), y = x + 1;
    vector<int, 5> n;
    vector<float, 6> r = work(x, y, n);
    b.Store(1024 + i * 64, r + twice(y) + total);
    b.Store(2048 + i * 64, twice(n));
    b.Store(3072 + i * 64, kind(x) + kind((vector<float, 5>)x));
}

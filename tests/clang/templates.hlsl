// Templates of functions and structures.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

template <typename T> T biggest(T x, T y) { return x > y ? x : y; }
template <typename T> struct Pair
{
    T x;
    T y;
    T sum() { return x + y; }
};

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    Pair<float> p;
    p.x = a[i];
    p.y = biggest<float>(a[i], 0.5);
    Pair<int> q;
    q.x = biggest<int>((int)i, 7);
    q.y = 3;
    r[i] = p.sum() + (float)q.sum();
}

// Methods of templates, defined inside and outside.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 22 17 7

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T> struct Pair
{
    T x, y;
    T sum();
    template<typename U> U to(U scale) { return (U)x * scale; }
};
template<typename T> T Pair<T>::sum() { return x + y; }

[numthreads(1, 1, 1)]
void main()
{
    Pair<int> p = { a[0], a[1] };
    Pair<float> q = { 1.5, 2.75 };
    r[0] = p.sum();
    r[1] = (int)(q.sum() * 4);
    r[2] = (int)(q.to<int>(7));
}

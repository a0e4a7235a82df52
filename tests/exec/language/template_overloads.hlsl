// Overloads of a template's methods and operators, of which one takes a number and another a vector of such.
// compute: main
// bind t0: structured float[4] 0.5 2 3 4
// bind u0: structured float[6] zero
// expect u0: 2.5 31.5 8.25 5 6 9.5

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

template<typename T, int N> struct Sums
{
    T first;
    T with(T x) { return first + x; }
    T with(vector<T, N> v) { return first + v[0] * v[N - 1] + v[1]; }
    T with(Sums other) { return first * other.first; }
    // Which of them is meant is known of instances alone, though no argument depends on one.
    T both()
    {
        Sums same;
        same.first = first;
        return with(2.0) + with(float3(1, 2, 3)) + this.with(same);
    }
    T operator*(T x) { return first * x; }
    vector<T, N> operator*(vector<T, N> v) { return v * (first + first); }
};

template<typename T> struct Outside
{
    T of(vector<T, 2> v);
    T of(T x);
};
template<typename U> U Outside<U>::of(U x) { return x * 2; }
template<typename U> U Outside<U>::of(vector<U, 2> v) { return v.y; }

[numthreads(1, 1, 1)]
void main()
{
    Sums<float, 3> s;
    s.first = a[0];
    Outside<float> o;
    r[0] = s.with(a[1]);
    r[1] = s.with(float3(a[1], a[2], 14));
    r[2] = s.both();
    r[3] = s * 10.0;
    r[4] = (s * float3(1, 6, a[3]))[1];
    r[5] = o.of(a[0]) + o.of(float2(1, 8.5));
}

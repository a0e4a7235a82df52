// An instance of a template may be named before anything needs its members: by what it returns, by what it takes, by its aliases.
// compute: main
// bind t0: structured int[4] 17 5 -7 2
// bind u0: structured int[4] zero
// expect u0: 2 17 5 19

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T, int N> struct Arr
{
    T data[N];
    using Longer = Arr<T, N + 1>;
    Longer grown(T last)
    {
        Longer all;
        for (int i = 0; i < N; ++i)
            all.data[i] = data[i];
        all.data[N] = last;
        return all;
    }
    T sum_with(Arr<T, N + 1> other) { return data[0] + other.data[N]; }
};

[numthreads(1, 1, 1)]
void main()
{
    Arr<int, 1> one = { a[0] };
    Arr<int, 3> three = one.grown(a[1]).grown(a[3]);
    r[0] = three.data[2];
    r[1] = three.data[0];
    r[2] = three.data[1];
    Arr<int, 2>::Longer named = three;
    Arr<int, 2> two = { a[0], a[1] };
    r[3] = two.sum_with(named);
}

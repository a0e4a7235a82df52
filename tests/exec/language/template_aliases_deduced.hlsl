// What a call tells of a function template whose parameters are written by alias templates.
// compute: main
// bind t0: structured int[4] 3 5 7 11
// bind u0: structured int[4] zero
// expect u0: 26 7 11 4

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T, int N> struct Array { T at[N]; };
template<typename T> using Three = vector<T, 3>;
template<typename T> using Colour = Three<T>;
template<int N> using Ints = Array<int, N>;

namespace flat
{
    template<typename T> using Three = vector<T, 2>;
    template<typename T> T last(Three<T> v) { return v[1]; }
}

template<typename T> T sum(Colour<T> v) { return v.x + v.y + v.z; }
template<int N> int last(Ints<N> list) { return list.at[N - 1]; }

template<typename T> struct Bytes { int count() { return 0; } };
template<typename T> struct Bytes<Three<T> > { int count() { return sizeof(T); } };

[numthreads(1, 1, 1)]
void main()
{
    Ints<2> list;
    list.at[1] = a[2];
    r[0] = sum(int3(a[0], a[3], 12));
    r[1] = last(list);
    r[2] = flat::last(int2(a[0], a[3]));
    Bytes<float3> of_three;
    Bytes<float2> of_two;
    r[3] = of_three.count() + of_two.count();
}

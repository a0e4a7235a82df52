// Templates, specialised wholly and in part.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: 3 40 400 12

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T, int N> struct S { static int id() { return N; } };
template<typename T> struct S<T, 4> { static int id() { return 40; } };
template<> struct S<float, 4> { static int id() { return 400; } };
template<typename T> int size(T v) { return 1; }
template<> int size<float>(float v) { return 2; }

[numthreads(1, 1, 1)]
void main()
{
    r[0] = S<int, 3>::id();
    r[1] = S<int, 4>::id();
    r[2] = S<float, 4>::id();
    r[3] = size(a[0]) * 10 + size(1.0f);
}

// Parameters of templates that are templates: given, by default, passed on, deduced.
// compute: main
// bind t0: structured int[4] 17 5 -7 2
// bind u0: structured int[4] zero
// expect u0: 18 10 -21 52

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T> struct Plus { T v; T get() { return v + 1; } };
template<typename T> struct Twice { T v; T get() { return v * 2; } };
template<typename T> using Three = vector<T, 3>;
template<typename T, template<typename> class C = Plus> struct Use { C<T> c; T get() { return c.get(); } };
template<template<typename> class C> struct Pass { Use<int, C> u; };
template<template<typename> class C> int sum(int v) { C<int> c = v; return dot(c, 1); }
template<template<typename> class C, typename T> T of(C<T> c) { return c.get() + 50; }

[numthreads(1, 1, 1)]
void main()
{
    Use<int> first;
    first.c.v = a[0];
    r[0] = first.get();
    Pass<Twice> second;
    second.u.c.v = a[1];
    r[1] = second.u.get();
    r[2] = sum<Three>(a[2]);
    Plus<int> last;
    last.v = a[3] - 1;
    r[3] = of(last);
}

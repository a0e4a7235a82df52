// A name that stands alone is not looked for in a base that depends on the template's arguments; `this` says otherwise.
// A template that is declared again keeps its defaults, and a built-in template is an argument as any other.
// compute: main
// bind t0: structured int[4] 3 5 7 11
// bind u0: structured int[6] zero
// expect u0: 100 3 8 40 12 16

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static int x = 100;
int of() { return 40; }

template<typename T> struct Base
{
    T x;
    T of() { return 5; }
};

template<typename T> struct Derived : Base<T>
{
    T global() { return x; }
    T own() { return this.x; }
    T both() { return this.of() + Base<T>::x; }
    T call() { return of(); }
};

template<typename T, int N = 3> T scaled(T v, int by = N + 1);
template<typename T, int N> T scaled(T v, int by) { return v * by; }

template<template<typename, int> class V, typename T, int N> T sum(V<T, N> v)
{
    T total = 0;
    for (int i = 0; i < N; i++)
        total += v[i];
    return total;
}

[numthreads(1, 1, 1)]
void main()
{
    Derived<int> d;
    d.x = a[0];
    r[0] = d.global();
    r[1] = d.own();
    r[2] = d.both();
    r[3] = d.call();
    r[4] = scaled(a[0]);
    r[5] = sum(int2(a[1], a[3]));
}

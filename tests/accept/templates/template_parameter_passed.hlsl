// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct Box { T v; T get() { return v; } };
template<typename T> using Two = vector<T, 2>;
namespace N { template<typename T> struct In { T v; }; }
template<template<typename> class C> struct Use { C<float> c; };
template<template<typename U> class C> struct Twice { Use<C> a; Use<C> b; };
[numthreads(1, 1, 1)]
void main()
{
    Twice<Box> u; u.b.c.v = 3; Use<N::In> k; k.c.v = 2; Use<Two> l; l.c.x = 1; o[0] = u.b.c.get() + k.c.v + l.c.x;
}

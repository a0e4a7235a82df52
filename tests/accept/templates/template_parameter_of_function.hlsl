// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct Box { T v; };
template<template<typename> class C, typename T> T first(C<T> c) { return c.v; }
template<template<typename> class C> float make() { C<float> c; c.v = 3; return c.v; }
[numthreads(1, 1, 1)]
void main()
{
    Box<float> u; u.v = 3; o[0] = first(u); o[1] = make<Box>();
}

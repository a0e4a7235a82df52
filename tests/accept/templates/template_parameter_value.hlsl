// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<template<int> class C> struct Use { C<3> c; };
template<int N> struct A { float v[N]; };
[numthreads(1, 1, 1)]
void main()
{
    Use<A> u; u.c.v[2] = 3; o[0] = u.c.v[2];
}

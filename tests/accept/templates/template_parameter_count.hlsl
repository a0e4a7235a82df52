// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
template<typename T, int N> struct Box { T v; T get() { return v; } };
template<template<typename> class C, typename T> struct Use { C<T> c; T get() { return c.get(); } };
[numthreads(1, 1, 1)]
void main()
{
    Use<Box, float> u; u.c.v = 3; o[0] = u.get(); //~ 9: error: template template argument has different template parameters than its corresponding template template parameter
}

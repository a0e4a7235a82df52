// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct Box { T v; T get() { return v; } };
template<template<typename> typename C, typename T> struct Use { C<T> c; T get() { return c.get(); } }; //~ 29: warning: template template parameter using 'typename' is a C++1z extension [-Wc++1z-extensions]
[numthreads(1, 1, 1)]
void main()
{
    Use<Box, float> u; u.c.v = 3; o[0] = u.get();
}

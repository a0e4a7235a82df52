// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct Box { T v; };
template<template<typename> class C> struct Name { static int id() { return 1; } };
template<> struct Name<Box> { static int id() { return 2; } };
template<typename T> struct Of { static int id() { return 1; } };
template<template<typename> class C, typename T> struct Of<C<T> > { static int id() { return 3; } };
template<typename T> struct Bag { T v; };
[numthreads(1, 1, 1)]
void main()
{
    o[0] = Name<Box>::id() * 100 + Name<Bag>::id() * 10 + Of<Bag<int> >::id() + Of<int>::id();
}

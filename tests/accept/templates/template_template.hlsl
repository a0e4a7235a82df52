// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<template<typename> class W> struct S { W<int> w; };
template<typename T> struct V { T x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<V> s; s.w.x = 2;
    o[0] = s.w.x;
}

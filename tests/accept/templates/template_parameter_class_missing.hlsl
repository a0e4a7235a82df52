// -T cs_6_0
RWStructuredBuffer<float> o : register(u0);
template<template<typename> C> struct Use { C<float> c; };
[numthreads(1, 1, 1)]
void main()
{
    o[0] = 1;
}

// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
template<template<typename> C> struct Use { C<float> c; }; //~ 29: error: template template parameter requires 'class' after the parameter list
[numthreads(1, 1, 1)]
void main()
{
    o[0] = 1;
}

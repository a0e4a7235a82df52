// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct S { float a; int b; operator float(int x) { return a; } }; //~ 28: error: conversion function cannot have any parameters
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.a = 1; s.b = 2; o[id] = s.a;
}

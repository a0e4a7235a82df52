// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (a[0]) { case 1.5: o[0] = 1; break; } //~ 26: error: conversion from 'literal float' to 'int' is not allowed in a converted constant expression
}

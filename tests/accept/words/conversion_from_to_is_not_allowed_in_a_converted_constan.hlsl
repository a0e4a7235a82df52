// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    switch (n) { case 1.5: o[0] = 2; break; } //~ 23: error: conversion from 'literal float' to 'int' is not allowed in a converted constant expression
}

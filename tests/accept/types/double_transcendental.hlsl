// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double x = b[0].x; f[0] = (float)sin(x); //~ 42: warning: conversion from larger type 'double' to smaller type 'float', possible loss of data [-Wconversion]
}

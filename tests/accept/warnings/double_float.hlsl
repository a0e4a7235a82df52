// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    double d = 1.5; float f = d; Out[0] = f; //~ 27: warning: conversion from larger type 'double' to smaller type 'float', possible loss of data [-Wconversion]
}

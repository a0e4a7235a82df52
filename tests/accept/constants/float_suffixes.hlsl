// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1.0f + 1.0h + 1.0F + 1.0H; double d = 1.0L + 1.0l; Out[1] = d; //~ 72: warning: conversion from larger type 'double' to smaller type 'vector<float, 4>', possible loss of data [-Wconversion]
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float f = id.x; min16float m = f; int i = id.x; min16int j = i; Out[0] = m + j; //~ 32: warning: conversion from larger type 'float' to smaller type 'min16float', possible loss of data [-Wconversion] //~ 62: warning: conversion from larger type 'int' to smaller type 'min16int', possible loss of data [-Wconversion]
}

// -T cs_6_2 -enable-16bit-types -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float f = id.x; half m = f; int i = id.x; int16_t j = i; Out[0] = m + j; //~ 26: warning: conversion from larger type 'float' to smaller type 'half', possible loss of data [-Wconversion] //~ 55: warning: conversion from larger type 'int' to smaller type 'int16_t', possible loss of data [-Wconversion]
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint64_t x = 1; uint y = x; int z = y; Out[0] = y + z; //~ 26: warning: conversion from larger type 'uint64_t' to smaller type 'uint', possible loss of data [-Wconversion]
}

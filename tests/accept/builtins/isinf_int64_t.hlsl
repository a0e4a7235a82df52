// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int64_t v0 = (int64_t)(id + 1);
    result.Store(0, isinf(v0)); //~ 27: warning: conversion from larger type 'int64_t' to smaller type 'float', possible loss of data [-Wconversion]
}

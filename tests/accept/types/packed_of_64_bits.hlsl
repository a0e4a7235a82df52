// -T cs_6_6 => dxil spirv
RWStructuredBuffer<uint> o;
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    uint64_t z = t;
    int8_t4_packed p = z; //~ 20: warning: conversion from larger type 'uint64_t' to smaller type 'int8_t4_packed', possible loss of data [-Wconversion]
    o[0]=p;
}

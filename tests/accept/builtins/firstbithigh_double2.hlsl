// -T cs_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double2 v0 = (double2)(id + 1);
    result.Store(0, firstbithigh(v0)); //~ 34: warning: conversion from larger type 'double2' to smaller type 'vector<int, 2>', possible loss of data [-Wconversion]
}

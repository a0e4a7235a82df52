// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<int> a : register(t0);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    min16float x = b[0].x; min16int y = a[0]; min16uint z = 3; min10float w = x; min12int v = y; //~ 16: warning: conversion from larger type 'const float' to smaller type 'min16float', possible loss of data [-Wconversion] //~ 37: warning: conversion from larger type 'const int' to smaller type 'min16int', possible loss of data [-Wconversion] //~ 64: warning: 'min10float' is promoted to 'min16float' [-Wconversion] //~ 75: warning: conversion from larger type 'min16float' to smaller type 'min10float', possible loss of data [-Wconversion] //~ 82: warning: 'min12int' is promoted to 'min16int' [-Wconversion] //~ 91: warning: conversion from larger type 'min16int' to smaller type 'min12int', possible loss of data [-Wconversion]
    o[0] = y + z; f[0] = x + w;
}

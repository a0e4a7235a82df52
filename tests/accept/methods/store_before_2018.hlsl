// -T cs_6_2 -HV 2017 => dxil spirv
RWByteAddressBuffer b; RWStructuredBuffer<float> f;
struct S { int a; };
[numthreads(1,1,1)] void main() { b.Store(0, f[0]); b.Store(4, 1.5); b.Store2(8, float2(f[1], 2.5)); b.Store(16, true); b.Store(20, f[2] > 0); f[3] = b.Load(4); b.Store(24, 3ull+(uint64_t)f[4]); } //~ 64: warning: implicit conversion from 'literal float' to 'unsigned int' changes value from 1.5 to 1 [-Wliteral-conversion] //~ 174: warning: conversion from larger type 'unsigned long long' to smaller type 'unsigned int', possible loss of data [-Wconversion]

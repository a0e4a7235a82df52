// -T cs_6_0 -E main  => dxil spirv
struct S { float x; };
StructuredBuffer<uint4> InU;
ByteAddressBuffer InB;
#define In (InB.Load<float4>(i * 16).x)
#undef In
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
    int64_t v0 = (int64_t)In[i + 0];
    keep(exp(v0)); //~ 14: warning: conversion from larger type 'int64_t' to smaller type 'float', possible loss of data [-Wconversion]
}

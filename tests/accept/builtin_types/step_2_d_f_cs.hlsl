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
    double v0 = (double)In[i + 0];
    float v1 = (float)In[i + 1];
    keep(step(v0, v1)); //~ 15: warning: conversion from larger type 'double' to smaller type 'float', possible loss of data [-Wconversion]
}

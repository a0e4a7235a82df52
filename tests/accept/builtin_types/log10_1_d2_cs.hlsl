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
    double2 v0 = (double2)In[i + 0];
    keep(log10(v0)); //~ 16: warning: conversion from larger type 'double2' to smaller type 'vector<float, 2>', possible loss of data [-Wconversion]
}

// -T ps_6_7 -E main -enable-16bit-types => dxil spirv
struct S { float x; };
StructuredBuffer<uint4> InU;
ByteAddressBuffer InB;
#define In (InB.Load<float4>(i * 16).x)
#undef In
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float4 main(float4 q : Q) : SV_Target {
    uint i = uint(q.x);
    uint64_t2 v0 = (uint64_t2)In[i + 0];
    keep(atan(v0)); //~ 15: warning: conversion from larger type 'uint64_t2' to smaller type 'vector<float, 2>', possible loss of data [-Wconversion]
    return 0;
}

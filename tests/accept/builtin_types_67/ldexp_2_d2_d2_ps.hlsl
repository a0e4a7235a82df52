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
    double2 v0 = (double2)In[i + 0];
    double2 v1 = (double2)In[i + 1];
    keep(ldexp(v0, v1)); //~ 16: warning: conversion from larger type 'double2' to smaller type 'vector<float, 2>', possible loss of data [-Wconversion] //~ 20: warning: conversion from larger type 'double2' to smaller type 'vector<float, 2>', possible loss of data [-Wconversion]
    return 0;
}

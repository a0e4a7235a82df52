// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    int2x3 a = (int2x3)In[97]; double b = (double)In[98];
    a = b; keep(a); //~ 7: warning: conversion from larger type 'double' to smaller type 'int2x3', possible loss of data [-Wconversion]
}

// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    int3 a = (int3)In[97]; min16float b = (min16float)In[98];
    keep(a / b); //~ 10: warning: conversion from larger type 'int3' to smaller type 'vector<min16float, 3>', possible loss of data [-Wconversion]
}

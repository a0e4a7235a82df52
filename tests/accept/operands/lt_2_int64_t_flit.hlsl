// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    int64_t a = (int64_t)In[97]; 
    keep(a < 1.5); //~ 10: warning: conversion from larger type 'int64_t' to smaller type 'float', possible loss of data [-Wconversion]
}

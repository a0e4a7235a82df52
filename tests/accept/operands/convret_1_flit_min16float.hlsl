// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
min16float f_min16float(min16float x) { return x; }
void o_min16float(out min16float x) { x = (min16float)0; }
void io_min16float(inout min16float x) { }
min16float g(float x) { return x; } //~ 32: warning: conversion from larger type 'float' to smaller type 'min16float', possible loss of data [-Wconversion]
[numthreads(1, 1, 1)]
void main() {
     
    keep(g(1.5));
}

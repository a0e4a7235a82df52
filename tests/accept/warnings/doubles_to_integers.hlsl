// -T cs_6_0 -E main => dxil spirv
RWBuffer<int> r;
void f(int x) { r[1] = x; }
[numthreads(1, 1, 1)]
void main() {
    int a = 1.5L; //~ 9: warning: conversion from larger type 'double' to smaller type 'int', possible loss of data [-Wconversion] //~ 13: warning: implicit conversion from 'double' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
    uint b = 2.0L; //~ 10: warning: conversion from larger type 'double' to smaller type 'uint', possible loss of data [-Wconversion]
    bool c = 2.0L; //~ 14: warning: implicit conversion from 'double' to 'bool' changes value from 2 to true [-Wliteral-conversion]
    int64_t d = 2.0L;
    r[3] = (int)d;
    float e = 2.1L;
    r[4] = (int)e;
    int2 g = 1.5L; //~ 10: warning: conversion from larger type 'double' to smaller type 'int2', possible loss of data [-Wconversion]
    r[0] = 1.5L; //~ 10: warning: conversion from larger type 'double' to smaller type 'int', possible loss of data [-Wconversion] //~ 12: warning: implicit conversion from 'double' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
    f(1.5L); //~ 7: warning: conversion from larger type 'double' to smaller type 'int', possible loss of data [-Wconversion] //~ 7: warning: implicit conversion from 'double' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
    r[2] = a + b + c + g.x;
}

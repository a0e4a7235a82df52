// -T ps_6_2 -E main => dxil spirv
void take(int x) {}
float4 main() : SV_Target {
    int a = 4294967296ll; //~ 9: warning: conversion from larger type 'long long' to smaller type 'int', possible loss of data [-Wconversion] //~ 13: warning: implicit conversion from 'long long' to 'int' changes value from 4294967296 to 0 [-Wconstant-conversion]
    min16uint b = 70000u; //~ 15: warning: conversion from larger type 'unsigned int' to smaller type 'min16uint', possible loss of data [-Wconversion] //~ 19: warning: implicit conversion from 'unsigned int' to 'min16uint' changes value from 70000 to 4464 [-Wconstant-conversion]
    take(4294967296ll + 1); //~ 10: warning: conversion from larger type 'long long' to smaller type 'int', possible loss of data [-Wconversion] //~ 23: warning: implicit conversion from 'long long' to 'int' changes value from 4294967297 to 1 [-Wconstant-conversion]
    int c = 1ull;
    min16int d = 1u;
    float e = 1e300L; //~ 11: warning: conversion from larger type 'double' to smaller type 'float', possible loss of data [-Wconversion]
    return 1;
}

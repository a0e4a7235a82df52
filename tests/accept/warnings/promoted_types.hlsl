// -T ps_6_0 -E main => dxil spirv
min10float2 f(min12int i) { return i; } //~ 1: warning: 'min10float' is promoted to 'min16float' [-Wconversion] //~ 15: warning: 'min12int' is promoted to 'min16int' [-Wconversion] //~ 36: warning: conversion from larger type 'min12int' to smaller type 'min10float2', possible loss of data [-Wconversion]
struct S { min10float a : A; }; //~ 12: warning: 'min10float' is promoted to 'min16float' [-Wconversion]
float4 main(S s, min12int t : T) : SV_Target { min10float b = s.a; return f(t).x + b; } //~ 18: warning: 'min12int' is promoted to 'min16int' [-Wconversion] //~ 48: warning: 'min10float' is promoted to 'min16float' [-Wconversion]

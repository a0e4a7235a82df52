// -T ps_6_0 -E main => dxil spirv
float4 main(float f : F, min16float3 c : C) : SV_Target { c.xy += f; return c.xyzz; } //~ 67: warning: conversion from larger type 'vector<float, 2>' to smaller type 'vector<min16float, 2>', possible loss of data [-Wconversion]

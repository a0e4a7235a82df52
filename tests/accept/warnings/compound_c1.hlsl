// -T ps_6_0 -E main => dxil spirv
float4 main(float f : F, min16float3 c : C) : SV_Target { c *= f; return c.xyzz; } //~ 64: warning: conversion from larger type 'vector<float, 3>' to smaller type 'min16float3', possible loss of data [-Wconversion]

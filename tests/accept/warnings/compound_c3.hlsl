// -T ps_6_0 -E main => dxil spirv
float4 main(float f : F, min16float c : C) : SV_Target { c -= f; return c; } //~ 63: warning: conversion from larger type 'float' to smaller type 'min16float', possible loss of data [-Wconversion]

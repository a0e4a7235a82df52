// -T lib_6_7 => dxil spirv
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    int64_t2 r : read(caller, closesthit) : write(caller, closesthit, miss, anyhit);
};
[shader("closesthit")]
void m(inout P p, in At t) { p.a = p.r.x; } //~ 34: warning: conversion from larger type '__restrict long long' to smaller type '__restrict float', possible loss of data [-Wconversion]

// -T ps_6_0 -E main
template<template<typename, uint> class V> struct Holder { V<float, 4> value; };
float4 main() : SV_Target
{
    Holder<vector> h;
    h.value = 1;
    return h.value;
}

// -T ps_6_0 -E main => refused
template<template<typename, uint> class V> struct Holder { V<float, 4> value; };
float4 main() : SV_Target
{
    Holder<vector> h; //~ 12: error: template template argument has different template parameters than its corresponding template template parameter
    h.value = 1;
    return h.value;
}

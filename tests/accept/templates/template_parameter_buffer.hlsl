// -T ps_6_0 -E main => dxil spirv
template<template<typename> class C, template<typename> class D> struct Pair
{
    C<float4> first;
    D<float> second[2];
};
Pair<Buffer, Texture2D> pair;
SamplerState s;
float4 main() : SV_Target { return pair.first[0] + pair.second[1].Sample(s, 0.5); }

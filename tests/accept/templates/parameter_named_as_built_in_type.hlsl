// -T ps_6_0 -E main -HV 2021 => dxil spirv
template<typename SamplerState> struct A { SamplerState x; };
template<typename float4> float4 f(float4 x) { return (float4)x; }
template<typename ConstantBuffer, typename string = ConstantBuffer> struct B { ConstantBuffer x; string y; };
template<typename T> struct Buf { T a; };
template<template<typename> class Texture2D> struct W { Texture2D<float> b; };
float main(float u : U) : SV_Target {
    A<float> a = { u };
    B<float> b = { u, u };
    W<Buf> w;
    w.b.a = u;
    return a.x + f(u) + b.y + w.b.a;
}

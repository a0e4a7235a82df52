// -T ps_6_0 -E main
template<template<typename> class C> struct Holder { int x; };
float4 main() : SV_Target
{
    Holder<ByteAddressBuffer> h;
    h.x = 1;
    return h.x;
}

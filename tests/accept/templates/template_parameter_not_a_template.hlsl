// -T ps_6_0 -E main => refused
template<template<typename> class C> struct Holder { int x; };
float4 main() : SV_Target
{
    Holder<ByteAddressBuffer> h; //~ 12: error: template argument for template template parameter must be a class template
    h.x = 1;
    return h.x;
}

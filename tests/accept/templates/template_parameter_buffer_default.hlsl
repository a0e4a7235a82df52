// -T ps_6_0 -E main => dxil spirv
template<template<typename> class C = Buffer> struct Holder { C<float4> items; };
template<template<typename> class C> using Four = C<float4>;
Holder<> h;
Four<Texture2D> t;
float4 main() : SV_Target { return h.items[0] + t[uint2(0, 0)]; }

// -T ps_6_0 -E main => dxil spirv
template<template<typename, int> class V> struct Holder { V<float, 4> value; };
template<template<typename, int, int> class M> M<float, 2, 2> twice(M<float, 2, 2> m) { return m + m; }
float4 main(float2x2 m : M) : SV_Target
{
    Holder<vector> h;
    h.value = twice<matrix>(m)._m00_m01_m10_m11;
    return h.value;
}

// -T ps_6_0 -E main => dxil spirv
template<template<typename> class B, typename T> T first(B<T> b) { return b[0]; }
template<template<typename, int> class V, typename T, int N> T sum(V<T, N> v)
{
    T total = 0;
    for (int i = 0; i < N; i++) total += v[i];
    return total;
}
Buffer<float4> typed;
StructuredBuffer<float4> structured;
float4 main(float3 a : A) : SV_Target { return first(typed) + first(structured) + sum(a); }

// -T ps_6_0 -E main => dxil spirv
template<template<typename> class C> struct Number;
template<> struct Number<Buffer> { static const int value = 1; };
template<> struct Number<StructuredBuffer> { static const int value = 2; };
template<typename T> struct Taken { static const int value = 0; };
template<template<typename> class C, typename U> struct Taken<C<U> > { static const int value = 1; };
float4 main() : SV_Target
{
    return float4(Number<Buffer>::value, Number<StructuredBuffer>::value, Taken<Buffer<float> >::value, Taken<int>::value);
}

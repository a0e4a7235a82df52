// -T cs_6_6 -E main => refused
template<int N>
struct I
{
};
template<template<uint> class C>
struct D
{
    C<4> a;
};
static D<I> d; //~ 10: error: template template argument has different template parameters than its corresponding template template parameter
[numthreads(1, 1, 1)]
void main()
{
}

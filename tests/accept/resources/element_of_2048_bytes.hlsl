// -T cs_6_0 -E main => dxil spirv
struct S { float a[512]; };
struct T { float a[513]; };
RWStructuredBuffer<S> b;
RWStructuredBuffer<T> unused;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { b[0].a[i] = 1; }

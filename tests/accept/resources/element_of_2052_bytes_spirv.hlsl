// -T cs_6_0 -E main -spirv => spirv
struct S { float a[513]; };
RWStructuredBuffer<S> b;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { b[0].a[i] = 1; }

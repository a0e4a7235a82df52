// -T cs_6_0 -E main => refused //~ error: structured buffer elements cannot be larger than 2048 bytes (actual size 2052 bytes). 'b'
struct S { float a[513]; };
RWStructuredBuffer<S> b;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { b[0].a[i] = 1; }

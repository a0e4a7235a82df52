// -T lib_6_3 => refused //~ error: structured buffer elements cannot be larger than 2048 bytes (actual size 2052 bytes). 'b'
struct S { float a[513]; };
StructuredBuffer<S> b;
export float f(uint i) { return b[0].a[i]; }

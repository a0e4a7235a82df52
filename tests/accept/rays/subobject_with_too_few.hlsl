// -T lib_6_5 => refused
RaytracingShaderConfig c = { 1 }; //~ 28: error: too few elements in subobject initialization (expected 2 elements, have 1)
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

// -T lib_6_5 => refused
RaytracingPipelineConfig c = { 1, 2 }; //~ 30: error: too many elements in subobject initialization (expected 1 element, have 2)
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

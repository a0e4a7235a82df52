// -T lib_6_5 => refused
RaytracingPipelineConfig c; //~ 1: error: subobject needs to be initialized
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

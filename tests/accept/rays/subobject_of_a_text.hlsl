// -T lib_6_5 => refused
RaytracingPipelineConfig c = { "a" }; //~ 30: error: type mismatch
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

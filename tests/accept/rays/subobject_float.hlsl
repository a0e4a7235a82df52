// -T lib_6_5 => dxil spirv
RaytracingPipelineConfig c = { 1.5 };
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

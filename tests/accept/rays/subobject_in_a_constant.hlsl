// -T lib_6_5 => dxil spirv
static const uint depth = 3;
RaytracingPipelineConfig c = { depth };
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

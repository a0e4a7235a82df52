// -T lib_6_5 => dxil spirv
RaytracingPipelineConfig c = { 1.5 }; //~ 32: warning: implicit conversion from 'literal float' to 'unsigned int' changes value from 1.5 to 1 [-Wliteral-conversion]
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

// Payloads that say who reads and writes their fields.
// LINK: lib_6_7
// LIB: lib_6_7
//--- shaders
struct [raypayload] P { float4 c : read(caller) : write(closesthit, miss); };
float4 shade(float2 x);
[shader("closesthit")] void hit(inout P p, BuiltInTriangleIntersectionAttributes a) { p.c = shade(a.barycentrics); }
[shader("miss")] void missed(inout P p) { p.c = 0; }
//--- shading
Texture2D<float4> t; SamplerState s;
export float4 shade(float2 x) { return t.SampleLevel(s, x, 0); }

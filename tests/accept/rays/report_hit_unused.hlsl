// -T lib_6_3 -WX => dxil spirv
struct Attributes { float t; };
[shader("intersection")] void hit() { Attributes a; a.t = 1; ReportHit(a.t, 3, a); }

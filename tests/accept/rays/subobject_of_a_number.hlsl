// -T lib_6_5 => refused
GlobalRootSignature g = { 4 }; //~ 25: error: type mismatch
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

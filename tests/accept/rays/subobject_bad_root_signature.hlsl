// -T lib_6_5 => refused
GlobalRootSignature g = { "CBV(q0)" }; //~ 27: error: root signature error - Unexpected token 'q0'
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

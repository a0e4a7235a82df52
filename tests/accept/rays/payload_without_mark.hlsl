// -T lib_6_7 => refused
struct P { float a; };
[shader("miss")] void m(inout P p) { p.a = 1; } //~ 33: error: type 'P' used as payload requires that it is annotated with the [raypayload] attribute

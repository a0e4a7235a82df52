// -T lib_6_7 => refused
struct [raypayload] P { float a; }; //~ 31: error: payload field 'a' has no payload access qualifiers.
[shader("miss")] void m(inout P p) { p.a = 1; }

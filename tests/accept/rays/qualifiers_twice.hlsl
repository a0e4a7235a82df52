// -T lib_6_7 => refused
struct [raypayload] P { float a : read(caller) : read(miss) : write(miss); }; //~ 50: error: payload access qualifier 'read' has already been defined
[shader("miss")] void m(inout P p) { p.a = 1; }

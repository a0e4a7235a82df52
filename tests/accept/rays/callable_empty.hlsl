// -T lib_6_6 => refused
struct E {};
[shader("callable")] void m(inout E e) {} //~ 27: error: shader must include inout parameter structure.

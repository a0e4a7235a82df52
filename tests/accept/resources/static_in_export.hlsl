// -T lib_6_3 => refused
RWStructuredBuffer<uint> o;
static RWStructuredBuffer<uint> s =
    o; //~ 5: error: non const static global resource use is disallowed in library exports.
void g() { s[0] = 1; }
export void f() { g(); }

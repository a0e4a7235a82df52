// -T lib_6_6 => refused
RWBuffer<uint> sums;
static export void g() { sums[3] = 1; } //~ 8: error: 'static' and 'export' cannot be used together for a function

// -T lib_6_6 => refused
RWBuffer<uint> sums;
export static void g() { sums[3] = 1; } //~ 1: error: 'static' and 'export' cannot be used together for a function

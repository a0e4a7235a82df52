// -T lib_6_3 => refused
[shader("miss")] void m() { undeclared; } //~ 23: error: incorrect number of entry parameters for raytracing stage 'miss': 0 parameter(s) provided, expected one payload parameter

// -T cs_6_0 => refused
[numthreads(1, 1, 1)] float main() : R { return 1; } //~ 38: error: invalid semantic 'R' for cs 6.0

// -T cs_6_0 => refused
#else //~ 2: error: #else without #if
[numthreads(1, 1, 1)] void main() { }

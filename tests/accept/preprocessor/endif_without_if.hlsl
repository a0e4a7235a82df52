// -T cs_6_0 => refused
#endif //~ 2: error: #endif without #if
[numthreads(1, 1, 1)] void main() { }

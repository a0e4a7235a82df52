// -T cs_6_0 => refused
void main() { } //~ 6: error: compute entry point must have a valid numthreads attribute

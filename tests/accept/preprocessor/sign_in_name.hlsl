// -T cs_6_0 -E main => refused
[numthreads(1, 1, 1)] void main() { float a€ = 1; } //~ 44: error: non-ASCII characters are not allowed outside of literals and identifiers

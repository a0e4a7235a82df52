// -T cs_6_0 -E main => refused
RWBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] =​ 1; } //~ 43: error: non-ASCII characters are not allowed outside of literals and identifiers

// -T cs_6_0 -E main => refused
typedef float A3[3];
[numthreads(1, 1, 1)] void main() { A3(1, 2, 3); } //~ 37: error: array types cannot be value-initialized

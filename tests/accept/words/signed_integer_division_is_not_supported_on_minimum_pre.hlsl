// -T cs_6_2 -E main => refused
StructuredBuffer<min16int> m;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { o[0] = m[0] / 2; } //~ 49: error: signed integer division is not supported on minimum-precision types, cast to int to use 32-bit division

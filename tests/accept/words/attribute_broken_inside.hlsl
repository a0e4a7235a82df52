// -T cs_6_0 -E main => refused
[WaveSize(1 +)] [numthreads(1, 1, 1)] void main() { } //~ 14: error: expected expression

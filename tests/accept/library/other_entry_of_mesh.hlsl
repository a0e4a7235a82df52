// -T cs_6_6 -E main => refused
[numthreads(1, 1, 1)] void main() { }
[shader("mesh")] [numthreads(1, 1, 1)] void other() { } //~ 45: error: mesh entry point must have a valid outputtopology attribute

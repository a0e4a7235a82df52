// -T ms_6_5 -E main => refused
[numthreads(1, 1, 1)] void main() { undeclared; } //~ 28: error: mesh entry point must have a valid outputtopology attribute

// -T cs_6_6 -E main => refused
[numthreads(1, 1, 1)] void main() { }
[shader("node")] [numthreads(1, 1, 1)] void other() { } //~ 45: error: Broadcasting node shader 'other' must have either the NodeDispatchGrid or NodeMaxDispatchGrid attribute

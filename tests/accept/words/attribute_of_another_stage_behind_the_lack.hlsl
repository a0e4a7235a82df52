// -T gs_6_0 -E main => refused
[numthreads(1, 1, 1)] void main() { } //~ 28: error: geometry entry point must have a valid maxvertexcount attribute

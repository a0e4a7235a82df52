// -T cs_6_6 -E main => refused
[numthreads(1, 1, 1)] void main() { }
[shader("anyhit")] float other() { return 0; } //~ 26: error: return type for 'anyhit' shaders must be void

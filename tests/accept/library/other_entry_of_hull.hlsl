// -T cs_6_6 -E main => refused
[numthreads(1, 1, 1)] void main() { }
[shader("hull")] void other(float4 p) { } //~ 23: error: hull entry point must have a valid patchconstantfunc attribute

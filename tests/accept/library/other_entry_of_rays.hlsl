// -T cs_6_6 -E main => refused
[shader("miss")] void other(float4 p) { foo; } //~ 36: error: payload parameter 'p' must be 'inout'
[numthreads(1, 1, 1)] void main() { }

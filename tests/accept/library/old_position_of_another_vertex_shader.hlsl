// -T cs_6_6 -E main => dxil spirv
[numthreads(1, 1, 1)] void main() { }
[shader("vertex")] float4 other() : POSITION { return 0; } //~ 27: warning: 'POSITION' is a user-defined semantic; did you mean 'SV_Position'? [-Wdx9-deprecation]

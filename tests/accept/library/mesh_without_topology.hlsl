// -T lib_6_5 => refused
struct V { float4 p : SV_Position; };
[shader("mesh")][numthreads(1,1,1)] void m(out vertices V v[3], out indices uint3 t[1]) { SetMeshOutputCounts(3, 1); v[0].p = 1; t[0] = 0; } //~ 42: error: mesh entry point must have a valid outputtopology attribute

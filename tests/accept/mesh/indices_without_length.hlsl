// -T ms_6_5 -E main => refused
struct V { float4 p : SV_Position; };
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void main(out vertices V v[3], out indices uint3 t[]) { SetMeshOutputCounts(3, 1); v[0].p = 0; t[0] = uint3(0, 1, 2); } //~ 50: error: indices output is not an constant-length array

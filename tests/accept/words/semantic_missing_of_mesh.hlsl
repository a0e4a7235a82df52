// -T ms_6_5 -E main => refused
struct V { float4 p; };
  [numthreads(1, 1, 1)] [outputtopology("triangle")] void main(out vertices V v[3], out indices uint3 i[1]) { SetMeshOutputCounts(0, 0); } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function

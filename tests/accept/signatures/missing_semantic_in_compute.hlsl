// -T cs_6_0 -E main => refused
RWBuffer<uint> r;
  [numthreads(1, 1, 1)]
  void main(uint3 id) { r[id.x] = 1; } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function.

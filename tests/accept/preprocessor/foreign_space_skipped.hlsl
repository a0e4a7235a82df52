// -T cs_6_0 -E main => dxil spirv
#if 0
  ​
#endif
//  ​
[numthreads(1, 1, 1)] void main() {}

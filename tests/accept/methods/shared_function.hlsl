// -T cs_6_6 => dxil spirv
RWBuffer<uint> sums;
shared void g() { sums[3] = 1; }
[numthreads(1,1,1)] shared void main() { g(); }

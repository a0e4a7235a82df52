// -T cs_6_6 -E main => dxil spirv
RWBuffer<uint> o;
[WaveSize(4, 8)] void f() {}
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }

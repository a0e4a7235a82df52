// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
struct S { globallycoherent float a; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }

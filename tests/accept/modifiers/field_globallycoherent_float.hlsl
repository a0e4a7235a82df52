// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
struct S { globallycoherent float a; }; //~ 12: warning: 'globallycoherent' attribute only applies to variables and functions [-Wignored-attributes]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }

// -T cs_6_0 -E main -spirv => spirv
RWBuffer<uint> r;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex0) { r[0] = i; }

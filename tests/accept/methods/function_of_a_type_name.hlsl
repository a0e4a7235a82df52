// -T cs_6_6 => refused
RWBuffer<uint> o;
uint float3(uint a) { return a; } //~ 6: error: redefinition of 'float3' as different kind of symbol
[numthreads(1,1,1)] void main(uint id : SV_GroupIndex) { o[0] = 1; }

// -T cs_6_8 -E main => refused
RWBuffer<uint> o;
[WaveSize(64,16)] [numthreads(64,1,1)] void main(uint i : SV_GroupIndex) { o[i] = WaveGetLaneCount(); } //~ 2: error: Minimum WaveSize value 64 must be less than maximum WaveSize value 16

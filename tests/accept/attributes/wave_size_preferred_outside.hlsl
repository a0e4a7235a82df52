// -T cs_6_8 -E main => refused
RWBuffer<uint> o;
[WaveSize(16,32,64)] [numthreads(64,1,1)] void main(uint i : SV_GroupIndex) { o[i] = WaveGetLaneCount(); } //~ 2: error: Preferred WaveSize value 64 must be between 16 and 32

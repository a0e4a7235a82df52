// -T cs_6_8 -E main => refused
RWBuffer<uint> o;
[WaveSize(16,16,16)] [numthreads(64,1,1)] void main(uint i : SV_GroupIndex) { o[i] = WaveGetLaneCount(); } //~ 2: error: Wave Size Range minimum and maximum are equal [-Wattribute-statement]

// -T cs_6_8 -E main
RWBuffer<uint> o;
[WaveSize(64,16)] [numthreads(64,1,1)] void main(uint i : SV_GroupIndex) { o[i] = WaveGetLaneCount(); }

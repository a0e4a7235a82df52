// -T cs_6_8 -E main => dxil spirv
RWBuffer<uint> o;
[WaveSize(16,64,32)] [numthreads(64,1,1)] void main(uint i : SV_GroupIndex) { o[i] = WaveGetLaneCount(); }

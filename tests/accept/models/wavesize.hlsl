// -T cs_6_6 -E main => dxil spirv
RWStructuredBuffer<uint> B;
[WaveSize(32)] [numthreads(64,1,1)] void main(uint3 id : SV_DispatchThreadID) { B[id.x] = WaveGetLaneCount(); }

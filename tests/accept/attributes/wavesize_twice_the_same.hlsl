// -T cs_6_6 -E main => dxil spirv
RWStructuredBuffer<uint> o;
[WaveSize(32)] [WaveSize(32)]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { o[0] = 1; }

// -T cs_6_6 -E main => refused
RWStructuredBuffer<uint> o;
[WaveSize(32)] [WaveSize(16)] //~ 2: error: shader attribute type 'wavesize' conflicts with shader attribute type 'wavesize'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { o[0] = 1; }

// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[WaveSize(3)] void f() {} //~ 2: error: WaveSize arguments must be between 4 and 128 and a power of 2
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }

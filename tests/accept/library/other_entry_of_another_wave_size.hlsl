// -T cs_6_6 -E main => refused
[numthreads(1, 1, 1)] void main() { }
[shader("pixel")] [WaveSize(4)] void other() { } //~ 20: error: attribute WaveSize only allowed on compute or node shaders

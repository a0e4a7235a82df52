// -T cs_6_6
[WaveSize(24)] [numthreads(64, 1, 1)] void main() { }

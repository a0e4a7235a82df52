// -T cs_6_6
[WaveSize(16, 32)] [numthreads(64, 1, 1)] void main() { }

// -T cs_6_6 => refused
[WaveSize(24)] [numthreads(64, 1, 1)] void main() { } //~ 2: error: WaveSize arguments must be between 4 and 128 and a power of 2

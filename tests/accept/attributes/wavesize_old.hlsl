// -T cs_6_5 => refused
[WaveSize(32)] [numthreads(64, 1, 1)] void main() { } //~ 2: error: attribute wavesize requires shader model 6.6 or greater

// -T cs_6_6 => refused
[WaveSize(16, 32)] [numthreads(64, 1, 1)] void main() { } //~ 2: error: WaveSize only takes multiple arguments in Shader Model 6.8 or higher
